# Jedes Wort der Seite, das nicht einem Spiel oder der Halle gehört, auf Deutsch.

home = Zur Halle
hall = Halle
pages = Seiten
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
loading = Einen Augenblick …
offline = Die Halle ist nicht zu erreichen. Läuft der Server, und besteht eine Verbindung?

## Die Startseite

start-title = Spellhall
start-subtitle = Fünf Kartenspiele voller Magie: sofort gegen Bots spielen oder Freunden einen Link schicken.
start-play-now = Jetzt spielen
start-with-friends = Mit Freunden
start-learn = Erstes Spiel
start-rules = Regeln
start-open-tables = Offene Tische
start-no-tables = Gerade ist kein Tisch offen. Eröffne einen mit Freunden.
start-my-tables = Meine Tische
start-go-on = Weiter
start-begin-here = hier anfangen
start-players-label = Spieler
start-length-label = Dauer
start-demand = Anspruch: { $of } von 3
start-code = Link oder Code bekommen?
start-come = Los
practice = Übung
house-rules = Hausregeln
house-rules-help = Hier haben die Karten dieses Spiels andere Zahlen als gedruckt: { $rules }
chosen-deal = Geben vom Gastgeber bestimmt
chosen-deal-help = Der Gastgeber hat bestimmt, was gegeben wird, und kennt vielleicht jede Karte: Dieser Tisch ist zum Üben, und seine Mischung beweist nichts.

## Die Spiele

game-castle-length = 30–60 Min.
game-magecraft-length = 30–45 Min.
game-nytherria-length = 20–40 Min.
game-magelight-length = 45–120 Min.
game-magewars-length = 45–90 Min.
game-castle-age = ab 12
game-nytherria-demand = leicht
game-castle-demand = etwas Bluff
game-magecraft-demand = taktisch
game-magelight-demand = anspruchsvoll
game-magewars-demand = anspruchsvoll

## So gewinnt man

goal-castle = Habe die meisten Punkte, wenn das Ritual gewirkt wird: sobald die achte Ausgangskarte aufgedeckt ist. Zauberer punkten für Länder ihrer Fraktion, für Insignien unter ihren Figuren und dafür, das Monster zu beherrschen; Kultisten auch dafür, es zu füttern; das Monster nur, wenn es jemanden frisst.
goal-magecraft = Habe als Erster 20 Edelsteine im Punktebereich oder bleibe als Letzter mit Lebenssteinen übrig. Treffer, Heilung über den Rand und Verschwinden bringen Punkte.
goal-nytherria = Habe am Ende die meisten Punkte. Es endet, wenn jemand genug Steine hat oder kein Stein mehr im neutralen Stapel ist. Jeder Stein zählt 2, eine Reihe nur einer Art 2 mehr, Handkarten je 1 oder 2.
goal-magelight = Gildenmagier gewinnen, wenn jeder Eindringling enthüllt ist und keine Macht mehr hat, oder wenn die Bibliothek ausgebrannt ist. Eindringlinge gewinnen mit „Dunkler Tag“ oder wenn alle Gildenmagier ohne Macht sind.
goal-magewars = Jeder Magier gewinnt auf eigene Weise; sie steht auf der Magierkarte. Lies deine und die der anderen, um sie aufzuhalten.

## Am Tisch

table-your-turn = Du bist dran
table-over = Das Spiel ist aus
table-waiting-for = { $name } ist dran
table-lost = Verbindung verloren, neuer Versuch …
table-you-watch = Du schaust zu
table-tools = Werkzeuge
table-what-now = Was kann ich tun?
table-rules = Regelbuch
table-log = Was geschah
table-chat = Gespräch
table-log-and-chat = Was geschah, und Gespräch
table-question = Was gefragt ist
table-moves = Deine Züge
table-only-these = Anderes geht jetzt nicht: Die Regeln erlauben genau diese Züge.
table-not-your-turn = Du bist nicht dran. Du kannst Karten ansehen, das Protokoll lesen und reden.
table-how-to-win = So gewinnt man
table-undo = Zurück
table-undo-asked = Rücknahme erbeten
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-wish-to-undo = { $name } möchte einen Zug zurücknehmen. Einverstanden?
table-passes = Hier kannst du nichts tun: Es geht von selbst weiter.
table-pass-this-turn = In diesem Zug immer passen
table-board = Der Tisch
table-not-this = Damit lässt sich jetzt nichts tun. Gefragt ist: { $prompt }
table-not-now = Du bist nicht dran: { $name } ist gefragt.
table-ends-turn = Damit endet dein Zug.
table-ends-turn-for-good = Damit endet dein Zug, und es lässt sich nicht zurücknehmen.
table-cannot-be-undone = Darauf antwortet der Zufall: Es lässt sich nicht zurücknehmen.
table-sure = Ganz sicher?
table-since-your-move = Seit deinem letzten Zug
table-done-for-you = Ein Bot hat { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } für dich gemacht
table-while-away = du warst weg
table-time-up = die Zeit war um
table-nothing-yet = Noch ist nichts geschehen.
table-talk-silent = An diesem Tisch redet niemand, bis das Spiel zu Ende ist.
table-talk-claims = An diesem Tisch gibt es bis zum Ende des Spiels nur fertige Sätze.
table-wish-anew = { $name } bittet um neue Karten.
table-quiet-here = Noch hat niemand etwas gesagt.
table-talk-before = Am Tisch davor
table-talk-now = An diesem Tisch
table-say = Etwas sagen
table-send = Senden
table-watching = (schaut zu)
table-you = du
table-on-turn = am Zug
table-is-asked = wird gefragt
table-away = abwesend
table-away-help = Ein Bot spielt, bis dieser Spieler zurück ist.
table-gone = nicht da
table-bot-soon = ab { $time } spielt ein Bot
table-bot-help = Ein { $level }
table-n-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-face-down = verdeckt
table-back-of = { $name }, verdeckt
table-piece-of = Figur von { $names }
table-can-do = Du kannst: { $moves }
table-rules-behind = Die Regeln dahinter
table-in-rulebook = Im Regelbuch
table-as-text = Der Tisch in Worten
table-players = Spieler
table-facts = Stand der Dinge
table-cannot-enter = Dieser Tisch lässt sich nicht öffnen
table-empty-hand = Deine Hand ist leer.
table-hand = Deine Hand
table-not-your-turn-now = Du bist nicht dran.
table-round = Runde { $round }
table-phase = Phase
table-middle = Die Mitte des Tisches
table-your-place = Dein Platz
table-what-with = Was machst du mit { $card }?
table-fold = Geschehen und Gespräch einklappen
table-unfold = Geschehen und Gespräch zeigen
table-put-back = Zurücklegen
table-choose = Wähle
table-gives-game = Damit endet das Spiel, und es gewinnt: { $names }.

## Castle of Magic

castle-supply = Vorrat
castle-your-character = Du bist
castle-unclaimed = unbeansprucht
castle-not-found = noch nicht gefunden
castle-quiet = Ruhige Züge
castle-quiet-brief = ruhig
castle-quiet-help = Züge nacheinander, in denen niemand einen Ausgang aufgedeckt hat
castle-quiet-left = { $count ->
    [one] Noch 1 Zug ohne Ausgang, dann muss jemand einen aufdecken
   *[other] Noch { $count } Züge ohne Ausgang, dann muss jemand einen aufdecken
}
castle-must-turn = Der nächste Zug muss einen Ausgang aufdecken
castle-turned = Ausgänge aufgedeckt
castle-turned-help = Der achte Ausgang wirkt das Ritual und beendet das Spiel
castle-of-all = { $count } von { $of }
castle-worth = wert:
castle-home-worth = deine Heimat, wert:
castle-rule = herrschen
castle-nobody-rules = Niemand herrscht
castle-tied = Niemand herrscht: Gleichstand
castle-open-of = { $count } von { $of } offen
castle-more-doors = { $count ->
    [one] 1 Tür mehr
   *[other] { $count } Türen mehr
}
castle-fewer-doors = { $count ->
    [one] 1 Tür weniger
   *[other] { $count } Türen weniger
}
castle-doors = { $count ->
    [one] 1 Tür
   *[other] { $count } Türen
}
castle-away = { $count ->
    [one] 1 Tür entfernt
   *[other] { $count } Türen entfernt
}
castle-now = jetzt
castle-in-force = Gilt jetzt
castle-regalia = Insignien
castle-never-seen = Nie geöffnet
castle-never-opened = nie geöffnet
castle-closed-door = Eine geschlossene Tür
castle-amulet = Amulett
castle-crown = Krone
castle-scepter = Zepter
castle-ritual = Das Ritual
castle-doors-hint = Türen bis dahin
castle-now-outcome = Jetzt
castle-outcome = Ausgang
castle-face-down = der Ausgang liegt verdeckt
castle-opened = geöffnet
castle-closed = geschlossen
castle-new = neu
castle-does-commands = Wer es hält, beherrscht. Sonst werden alle gefressen.
castle-does-betrays = Wer es hält, wird gefressen.
castle-does-rampage = Das Monster frisst alle.
castle-does-banished = Niemand beherrscht, niemand wird gefressen.
castle-all-devoured = Alle werden gefressen
castle-nobody-devoured = Niemand wird gefressen
castle-you-dominate = Du beherrschst
castle-you-devoured = Du wirst gefressen
castle-dominates = { $name } beherrscht
castle-devoured = { $name } wird gefressen
castle-want = Was du willst
castle-only-you = Nur du siehst diese Karte.
castle-wish-rule = { $faction } regieren { $country }
castle-wish-regalia = Insignien unter deinen Figuren
castle-wish-command = Du beherrschst das Monster
castle-wish-fed = Das Monster ist satt
castle-wish-devour = Du frisst jemanden
castle-yours = deine { $count }
castle-each-piece = 1000 je Stück
castle-lost = verloren: Du wirst gefressen
castle-home = Heimat.
castle-of = von { NUMBER($points, useGrouping: 0) }
castle-if-cast = Würde jetzt gewirkt
castle-or-monster = oder { NUMBER($score, useGrouping: 0) }, falls { $name } das Monster ist
castle-unknown = jetzt nicht zu wissen
castle-pawns = Deine Figuren
castle-in-hand = In deiner Hand
castle-goes-on = kommt auf den Schrein, den du wendest
castle-in-supply = In deinem Vorrat
castle-not-placed = noch nicht gesetzt
castle-held = in der Hand

## Magecraft

magecraft-learn = Lernen: { $cost }
magecraft-of-goal = von { $goal } Punkten
magecraft-casting = wird gewirkt
magecraft-closed = in diesem Zug zu
magecraft-empty-book = noch kein Zauber
magecraft-used = in diesem Zug benutzt
magecraft-cantrip = Gabe
magecraft-all-taken = alle vergeben
magecraft-no-gems = keine Edelsteine
magecraft-to-learn = Lernen
magecraft-cast = Wirken: { $cost }

## Nytherria

nytherria-points =
    { $count ->
        [one] 1 Punkt auf der Hand am Ende
       *[other] { $count } Punkte auf der Hand am Ende
    }
nytherria-nothing = Keine Karte im Spiel
nytherria-stones-of = { $count } von { $goal } Steinen
nytherria-of-stones = { $count } von { $goal } Steinen
nytherria-of-rounds = von { $count }
nytherria-closing =
    { $count ->
        [0] der letzte Zug
        [one] nach diesem noch 1 Zug
       *[other] nach diesem noch { $count } Züge
    }
nytherria-since = Seit deinem letzten Zug
nytherria-still-in = noch darin
nytherria-in-light = Licht
nytherria-in-dark = Dunkel
nytherria-in-traps =
    { $count ->
        [one] Falle
       *[other] Fallen
    }
nytherria-in-events = Ereign.
nytherria-points-short =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
nytherria-in-stones = in Steinen
nytherria-one-to-go = noch ein Stein
nytherria-next-draw = zieht als Nächstes { $count }
nytherria-you-know =
    { $count ->
        [one] eine kennst du
       *[other] { $count } kennst du
    }
nytherria-score-stones = Steine
nytherria-score-one-kind = eine Art
nytherria-score-hand = Hand
nytherria-new = neu
nytherria-rallies = sammelt
nytherria-encountered = Begegnete Karten
nytherria-to-come =
    { $count ->
        [one] 1 weitere Begegnung
       *[other] { $count } weitere Begegnungen
    }
nytherria-to-come-short = kommen noch
nytherria-turn-before = Der Zug davor: { $name }
nytherria-your-turn-before = Dein Zug, eben
nytherria-against-you = gegen dich
nytherria-against = gegen { $name }
nytherria-your-answer = Deine Antwort
nytherria-lay-here = leg eine leuchtende Karte hierher
nytherria-goal-said = Wer { $goal } Steine hat, beendet das Spiel; die meisten Punkte gewinnen.
nytherria-stamp-cancelled = Aufgehoben
nytherria-stamp-reversed = Umgedreht
nytherria-stamp-took = Genommen
nytherria-stamp-returned = Zurück
nytherria-met-now = jetzt
nytherria-met-back = ging zurück
nytherria-met-claimed = beansprucht
nytherria-met-declined = abgelehnt
nytherria-met-returned = ging zurück
nytherria-met-pit_of_blades = verbraucht
nytherria-met-whispering_darts = verbraucht
nytherria-met-falling_keystone = verbraucht
nytherria-met-phantom_fire = verbraucht
nytherria-met-starfall = alle ziehen 2
nytherria-met-void_rift = alle verlieren eine
nytherria-met-winds_of_fate = alle geben weiter
nytherria-met-temple_guardian = 2 Karten weg
nytherria-met-echo_of_the_fallen = erweckt eine
nytherria-met-hidden_passage = 2 Karten mehr
nytherria-met-balance_of_the_astrals = die meisten geben 1
nytherria-met-tide_of_time = Friedhof zurück

## Magelight

magelight-costs = Kostet { $mana } Mana
magelight-burns = Verbrannt gibt sie { $mana } Mana
magelight-unknown = unbekannt
magelight-round = Runde
magelight-dark-from = „Dunkler Tag“ kann ab Runde { $round } gespielt werden.
magelight-wildfire-from = Ab Runde { $round } verbrennt das Lauffeuer, was sonst abgelegt würde.
magelight-night = Die Nacht davor
magelight-your-turn = Dein Zug
magelight-turn-of = Der Zug von { $name }
magelight-nothing-yet = Noch ist nichts geschehen.
magelight-discard = Ablage
magelight-burned = verbrannt
magelight-last = zuletzt: { $card }
magelight-stack = { $count ->
    [one] 1 Karte geht an { $name }
   *[other] { $count } Karten gehen an { $name }
}
magelight-guild = Gilde
magelight-spies = Eindringlinge
magelight-spies-one = Eindringling
magelight-to-burn = { $count ->
    [one] noch 1 Karte zu verbrennen
   *[other] noch { $count } Karten zu verbrennen
}
magelight-to-unmask = oder enttarnt { $count } von { $all }, dann auf 0 Macht
magelight-guild-brief = noch { $left }, enttarnt { $count } von { $all }
magelight-guild-help = Die Gilde gewinnt, wenn jemand ziehen muss und Deck und Ablage leer sind, oder wenn alle Eindringlinge enthüllt sind und keine Macht haben.
magelight-day = { $count ->
    [one] Noch 1 „Dunkler Tag“, er kostet { $mana } Mana
   *[other] Noch { $count } „Dunkler Tag“, jeder kostet { $mana } Mana
}
magelight-day-spymaster = { $count ->
    [one] Noch 1 „Dunkler Tag“: { $mana } Mana, Spionmeister { $less }
   *[other] Noch { $count } „Dunkler Tag“: { $mana } Mana, Spionmeister { $less }
}
magelight-no-day = Kein „Dunkler Tag“ mehr: alle Gildenmagier auf 0 Macht
magelight-day-brief = { $count } Dunkler Tag, { $mana } Mana
magelight-day-spymaster-brief = { $count } Dunkler Tag, { $less } bis { $mana } Mana
magelight-no-day-brief = kein Dunkler Tag
magelight-spies-help = Die Eindringlinge gewinnen, wenn einer von ihnen „Dunkler Tag“ spielt, oder wenn alle Gildenmagier keine Macht haben.
magelight-you-saw-it = du sahst sie
magelight-with-you = mit dir
magelight-seen-by = gesehen von { $names }
magelight-seen-by-none = noch von niemandem gesehen
magelight-revealed = allen enthüllt
magelight-forged-seen = gesehen von { $names }; { $name } sah gefälschte Papiere
magelight-support = Jeden Zug eine Aktion mehr.
magelight-since = seit deinem letzten Zug
magelight-no-allies = keine Verbündeten
magelight-no-allies-yet = Keine Verbündeten auf deinem Brett. Verbündete, die du spielst, bleiben hier.
magelight-no-claim = noch nichts behauptet
magelight-short = { $mana } Mana fehlen
magelight-costs-you = kostet dich { $mana }
magelight-passed-by = dir weitergegeben von { $name }
magelight-empty-hand = Keine Karten bis zu deinem Zug. Dann nimmst du den Stapel und dein Lager und ziehst.
magelight-left = { $actions ->
    [0] keine Aktion übrig
    [one] 1 Aktion übrig
   *[other] { $actions } Aktionen übrig
}

## Mage Wars

magewars-fills = Füllt { $icons }
magewars-card-health = Leben { $health }
magewars-crafts = In Arbeit
magewars-needs = Braucht { $recipe }
magewars-of-rounds = von { $limit }
magewars-to-win = Zum Sieg
magewars-win-both = { $mage ->
    [schlakk] oder
   *[other] und
  }
magewars-win-mages = { $mage ->
    [eldar] jeden bösen Magier vernichten
   *[other] alle Rivalen vernichten
  }
magewars-win-towers = { $mage ->
    [garnick] ein Bauwerk, neutral oder Erde
    [lyla] 3 nicht böse Türme, einer Luft
    [taren] ein Turm, der nicht böse ist
    [winter] 2 nicht böse Türme, einer Wasser
    [derek] ein böser Turm
    [eldar] 2 gute Türme
    [helga] 2 Türme, die nicht gut sind
   *[other] ein guter Turm
  }
magewars-win-levels = Stufe { $asked }
magewars-win-kinds = { $asked } Arten: Bestie, Käfer, Feder, Pflanze
magewars-win-treasures = { $asked } Schätze
magewars-win-challenges = { $asked ->
    [one] eine gewonnene Herausforderung
   *[other] { $asked } gewonnene Herausforderungen
  }
magewars-win-curses = { $asked ->
    [one] ein Fluch, der trifft
   *[other] { $asked } Flüche, die treffen
  }
magewars-win-blessings = { $asked ->
    [one] ein abgewendeter Fluch
   *[other] { $asked } abgewendete Flüche
  }
magewars-win-fires = { $asked } vom Feuer niedergestreckt
magewars-win-wishes = { $asked } erfüllte Wünsche
magewars-win-returns = { $asked ->
    [one] eine Wiederkehr von den Toten
   *[other] { $asked } Mal Wiederkehr von den Toten
  }
magewars-win-plants = { $asked ->
    [one] eine Pflanze
   *[other] { $asked } Pflanzen
  }
magewars-done = { $done } von { $asked }
magewars-new = neu
magewars-charges = { $count ->
    [one] 1 Ladung
   *[other] { $count } Ladungen
  }
magewars-free = umsonst gefüllt
magewars-stones = { $done } von { $all } Steinen
magewars-wanted-by = gebraucht von { $names }
magewars-want-it = { $count ->
    [one] braucht ihn
   *[other] brauchen ihn
  }
magewars-deck = Stapel { $deck }: { $count } Karten
magewars-realm = Das umkämpfte Reich
magewars-no-towers = Noch wird kein Turm gebaut.
magewars-fate-yours = Dein Schicksal: { $drawn } von { $all }
magewars-fate-theirs = Schicksal von { $name }: { $drawn } von { $all }
magewars-kept = Behalten
magewars-room = Platz für
magewars-making = { $count } in Arbeit
magewars-keeps = hat
magewars-makes = macht
magewars-nothing = nichts
magewars-level = Stufe { $level }
magewars-fate-cards = Schicksal { $count }
magewars-hand-limit = { $count }, Limit { $limit }
magewars-burn = Die oberste verbrennen
magewars-misses = setzt den nächsten Zug aus
magewars-misses-short = setzt aus
magewars-dead = tot
magewars-died = { $count ->
    [one] einmal gestorben
   *[other] { $count }-mal gestorben
  }
magewars-guard = Schutz { $number }
magewars-element = { $element ->
    [1] Luft
    [2] Erde
    [3] Feuer
    [4] Wasser
   *[other] Blitz
  }
magewars-near = Einen Schritt vor dem Sieg

## Schnell gesagt

claims-title = Schnell gesagt
claims-about = Über { $name }
claims-of = { $name } …
claims-back = Zurück
claims-said-by = Was { $name } behauptet hat
claims-none = Noch nichts.
notes-certain = Du weißt:
notes-for-me = Nur für mich
notes-note = Notiz
notes-lean = Was ich davon halte
notes-trust = traue ich
notes-doubt = zweifelhaft
notes-guess = Ich vermute
notes-nobody-else = Das sieht nie jemand anders. In der Wiederholung findest du es wieder.
notes-mute = Freies Reden nehmen
notes-unmute = Wieder reden lassen
notes-muted = stumm
notes-muted-help = Der Gastgeber hat diesem Spieler das freie Reden genommen.
new-table-bots-talk = Bots reden mit
gather-bots-talk = Reden der Bots
gather-bots-talk-yes = sie sagen, was sie zu glauben behaupten
gather-bots-talk-no = sie schweigen

## Das Ende

end-you-win = Du gewinnst!
end-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-winner = Sieg
end-explained = Das Ergebnis, Zeile für Zeile
end-rematch = Noch einmal
end-join-rematch = Zum nächsten Spiel
end-replay = Wiederholung
end-share = Teilen
end-another = Anderes Spiel
end-fair-opened = Das Geheimnis der Mischung ist nun offen: Damit kann jeder das Geben nachrechnen.

## Wiederholungen

replay-eyes = Gesehen von
replay-open = Alles offen
replay-public = Zuschauer
replay-controls = Wiederholung
replay-chance = Zufall
replay-start = Vor dem ersten Zug
replay-to-start = Zum Anfang
replay-to-end = Zum Ende
replay-back = Ein Zug zurück
replay-forward = Ein Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-jump = Zu einem Zug springen
replay-turns = { $count } Züge sind markiert
replay-forked = Abzweig, ab Zug { $at }
replay-forked-help = Dieses Spiel wurde aus einem anderen heraus weitergespielt. Zu der Stelle, an der es abzweigt.
replay-share = Link zu diesem Zug
replay-fork = Ab hier als { $name } weiterspielen
replay-download = Herunterladen
replay-verify = Mischung prüfen
replay-honest = Das Geben wurde nachgerechnet: Jeder Zug und jede Karte stimmt.
replay-honest-committed = Das Geben wurde nachgerechnet: Es ist das vor dem Spiel versprochene.

## Hereinkommen

join-title = Komm an den Tisch: { $game }
join-with = Am Tisch: { $names }
join-name = Dein Name
join-any-name = Irgendein Name genügt
join-sit = Hinsetzen
join-enter = Eintreten
join-watch = Nur zuschauen
join-alone = Noch ist niemand da.

## Sofort ein Spiel gegen Bots

quick-title = { $game }: gegen Bots
quick-seats = Wie viele am Tisch
quick-against = { $count ->
        [one] Du gegen einen Bot.
       *[other] Du und { $count } Bots.
    }
quick-i-begin = Ich fange an
quick-go = Anfangen
quick-remembered = Wird für das nächste Mal gemerkt. Das Zahnrad neben „Jetzt spielen“ fragt noch einmal.
quick-change = Gegen Bots spielen: ändern, wie viele und wie stark
bot-who = Wer
bot-anybody = egal wer
bot-anybody-help = Wer aus der Gesellschaft gerade Zeit hat.

## Ein neuer Tisch

new-table-title = { $game } mit Freunden
new-table-seats = Plätze
new-table-bots = davon Bots
new-table-level = Wie stark die Bots sind
new-table-more = Mehr Auswahl
new-table-pace = Tempo
pace-24 = Ein Tag je Entscheidung
pace-30 = 30 Sekunden je Entscheidung
pace-72 = Drei Tage je Entscheidung
pace-90 = 90 Sekunden je Entscheidung
pace-none = Ohne Uhr
pace-seconds = { $seconds } Sekunden je Entscheidung
pace-turn = { $seconds } Sekunden je Zug
pace-hours = { $hours ->
        [24] ein Tag
       *[other] { $hours } Stunden
    } je Entscheidung
new-table-spectators = Zuschauer
watch-public = dürfen zusehen
watch-after = dürfen nach dem Ende zusehen
watch-off = keine
new-table-public = In der Halle zeigen, sodass jeder mitspielen kann
new-table-practice = Übung: Auch was Bots beantwortet haben, darf zurückgenommen werden (das sehen alle)
new-table-create = Tisch eröffnen

## Vor dem Spiel

gather-invite = Schick diesen Link, oder lass das Quadrat scannen. Ein Name genügt, kein Konto nötig.
gather-link = Link zu diesem Tisch
gather-copy = Kopieren
gather-copied = Der Link ist kopiert.
gather-qr = Der Link als Bild zum Scannen
gather-seats = Plätze
gather-free = Ein freier Platz
gather-ready = bereit
gather-not-ready = noch nicht bereit
gather-move-here = Hierher
gather-add-bot = Bot dazu
gather-free-seat = Platz freigeben
gather-i-am-ready = Ich bin bereit
gather-start = Spiel beginnen
gather-title = { $game } bei { $name }
gather-taken = { $taken } von { $seats } Plätzen besetzt
gather-host = lädt ein
gather-guest = Gast
gather-bot-or-friend = Warte auf einen Freund oder setze einen Bot hierher.
gather-bring = Freunde holen
gather-share = Teilen
gather-code = Code
gather-agreed = Was ausgemacht ist
gather-game = Spiel
gather-host-label = Gastgeber
gather-listed = In der Halle
gather-listed-yes = unter „Offene Tische“ zu sehen
gather-listed-no = nur mit dem Link
gather-practice = Übung
gather-practice-yes = auch was Bots beantwortet haben, darf zurückgenommen werden
gather-practice-no = nein: Was ein Bot beantwortet hat, bleibt
gather-free-seats = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
gather-fill-all = Mit Bots auffüllen
gather-all-ready = Alle sind bereit.
gather-leave-sure = Den Tisch verlassen? Dein Platz wird frei.
gather-wait-seats = Es kann beginnen, wenn jeder Platz besetzt ist: Warte auf Freunde oder nimm Bots dazu.
gather-wait-ready = Es kann beginnen, wenn alle bereit sind.
gather-wait-host = Der Gastgeber beginnt, wenn jeder Platz besetzt ist.
gather-leave = Tisch verlassen
gather-at-random = Auslosen
gather-fair = Ehrliche Mischung
gather-fair-help = Mit dieser Zahl hat der Server sein Geheimnis schon versprochen; der Browser jedes Spielers mischt mit; nach dem Spiel wird das Geheimnis geöffnet, und das Geben lässt sich nachrechnen.

## Tische

tables-replay = Wiederholung
tables-back = Ansehen
tables-join = Hinsetzen
tables-watch = Zuschauen
tables-go-on = Weiter
tables-fork = Abzweig
tables-nobody = noch niemand sonst
tables-with = mit { $names }
tables-gathering = { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    } · seit { $at }
tables-your-turn = Du bist dran · { $at }
tables-turn-of = { $name } ist am Zug · { $at }
tables-you-won = Du hast gewonnen · { $at }
tables-won = { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    } · { $at }
tables-nobody-won = Niemand hat gewonnen · { $at }
tables-stranded-at = ältere Regeln · { $at }
tables-none = Du hast hier noch nicht gespielt.
tables-to-watch = Zum Zuschauen
tables-more = Weitere Tische
tables-from-file = Wiederholung aus einer Datei
tables-from-file-help = Eine Aufzeichnung, die aus einer Wiederholung heruntergeladen wurde
tables-no-record = Diese Datei ist keine Aufzeichnung von Spellhall.
tables-record-not-here = Diese Datei lässt sich hier nicht abspielen: Sie ist beschädigt oder wurde nach anderen Regeln gespielt.
tables-record-too-long = Diese Datei ist zu groß für eine Aufzeichnung.
tables-too-many = Das war viel in kurzer Zeit: Bitte warte einen Augenblick.
tables-past = Gespielt
tables-no-such-code = Diesen Code zeigt gerade kein Gerät. Ein Code gilt einmal, für ein paar Minuten.
tables-code = Der Code, den dein anderes Gerät zeigt
tables-use-code = Hier derselbe Spieler sein

## Das erste Spiel


## Das Regelbuch

rules-search = Regeln und Karten durchsuchen
rules-cards = Karten
rules-all-cards = Alle { $count } Karten
rules-exact = Die genauen Regeln
rules-exact-help = Jede Regel hat eine Nummer, damit man auf sie zeigen kann. Die Spiele folgen ihnen aufs Wort.
rules-nothing = Nichts gefunden.

about-rulebooks = Die Spiele
about-rulebooks-text = folgen den Regelheften ihrer Autoren. Magecraft ist ein Spiel von Crimson Production, mit besonderem Dank an Florence Ng, Francesco Valerio Romano, Alexandre Naoki Lau, Michael Chan und Bonnie Wu. Die Regelhefte von Castle of Magic, Magelight, Mage Wars und Nytherria nennen ihre Autoren nicht. Namen, Texte und Bilder von Karten, die in keinem Regelheft stehen, sind von uns.
rules-by-magecraft = Magecraft ist ein Spiel von Crimson Production. Ihr besonderer Dank gilt Florence Ng, Francesco Valerio Romano, Alexandre Naoki Lau, Michael Chan und Bonnie Wu.
gallery-title = Die Karten von { $game }
gallery-count = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}, { $copies } in der Schachtel
gallery-all = Alle
gallery-deck = Stapel
gallery-type = Art
gallery-search = Ein Wort auf einer Karte suchen
gallery-copies-title = Anzahl
gallery-copies = { $count ->
    [one] Einmal in der Schachtel
   *[other] { $count }-mal in der Schachtel
}
gallery-signs = Zeichen
gallery-story = Ihre Geschichte
gallery-rules = Regeln zu dieser Karte
table-cards = Alle Karten
table-in-gallery = In der Galerie, mit ihrer Geschichte

## Einstellungen

settings-colour = Deine Farbe
settings-colour-saved = Ab dem nächsten Tisch hast du diese Farbe.
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-gold = Gold
colour-violet = Violett
colour-orange = Orange
colour-teal = Türkis
colour-grey = Grau
settings-title = Einstellungen
settings-save = Speichern
settings-saved = Gespeichert.
settings-language = Sprache
settings-theme = Licht
settings-auto = wie mein System
settings-dark = Kerzenlicht (dunkel)
settings-light = Tageslicht (hell)
looks-light = Hell
looks-dark = Dunkel
looks-auto = Auto
settings-ask = „Ganz sicher?“ fragen
settings-ends = vor Zügen, die etwas beenden oder nicht zurückzunehmen sind
settings-never = nie
settings-final = vor Zügen, die jemand anderem das Spiel schenken
settings-always = vor jedem Zug
settings-pace = Züge der anderen
settings-forced = Auch fragen, was nur eine Antwort hat
settings-motion = Karten fliegen
settings-sound = Leise Klänge
settings-notify = Eine Nachricht, wenn ich dran bin und woanders hinschaue
notices-away = Auch wenn diese Seite geschlossen ist
notices-daily = an Tischen, an denen tagelang gespielt wird
notices-every = an jedem Tisch
notices-never = an keinem
notices-kept = Du erfährst es, wenn du am Zug bist.
notices-not-allowed = Der Browser hat nicht die Erlaubnis, dir etwas mitzuteilen.
notices-denied = Diesem Browser ist verboten, dir etwas mitzuteilen: Erlaube es neben der Adresse und versuch es noch einmal.
notices-not-here = Dieser Browser nimmt von hier keine Nachrichten an, wenn die Seite geschlossen ist.
notices-cannot = Ist diese Seite geschlossen, kann dieser Browser dir nichts sagen: Nachrichten nimmt er nur von Seiten mit https an, auf manchen Handys nur von solchen auf dem Startbildschirm.
notices-ask = Soll dieser Browser dir sagen, wenn du hier am Zug bist, auch wenn die Seite geschlossen ist?
notices-yes = Sag es mir
notices-no = Nein, danke
devices-title = Wo du angemeldet bist
devices-some = Ein Gerät
devices-this = dieses hier
devices-seen = zuletzt hier: { $when }
devices-notices = erfährt von deinen Zügen
devices-revoke = Abmelden
devices-revoke-yes = Jetzt abmelden
devices-revoked = Dieses Gerät ist hier niemand mehr.
settings-text = Den Tisch unter dem Brett in Worten zeigen
settings-second = Auf einem zweiten Gerät spielen
settings-second-help = Dort unter „Meine Tische“ eingeben. Er gilt einmal, einige Minuten lang.
settings-anew = Karten einsammeln und neu austeilen
settings-ask-anew = Um neue Karten bitten
settings-anew-help = Vor dem ersten Zug: wenn jemand sah, was er nicht sehen sollte, oder nicht sah, was er sehen sollte.
settings-asked-anew = Wer den Tisch eröffnet hat, kann die Karten jetzt einsammeln und neu austeilen.
settings-report = Etwas stimmt nicht
settings-report-help = Was ist geschehen, was hätte geschehen sollen? Das Spiel wird mit deiner Notiz aufbewahrt.
settings-report-send = Meldung abschicken
settings-reported = Danke, es ist angekommen. Die Nummer ist { $id }.
settings-leave = Den Tisch verlassen …
settings-leave-sure = Den Tisch verlassen?
settings-leave-help = Ein Bot spielt sofort für dich weiter. Du kannst jederzeit zurückkommen.
settings-leave-yes = Verlassen
settings-stay = Bleiben

## Tasten

keys-title = Tasten
key-number = diesen Zug spielen
key-moves = zu den Zügen; Pfeile gehen hindurch, Eingabe spielt
key-board = zum Brett
key-next = nächstes / voriges Ding, mit dem etwas geht
key-name-enter = Eingabe
key-enter = spielen oder das Menü des Dings öffnen
key-look = die Karte genau ansehen
key-find = einen Zug nach seinen Worten suchen
key-undo = zurücknehmen
key-what = was kann ich tun?
key-log = was geschah
key-talk = reden
key-keys = diese Tasten
key-close = schließen

## Über Spellhall

about-title = Über Spellhall
about-free = Frei, ohne Konto, nichts zu installieren
about-credit = Symbole von game-icons.net, CC BY 3.0
about-text-1 = Spellhall, das sind fünf magische Kartenspiele auf einer Maschine, frei und offen. Alles läuft auf dem Rechner, der diese Seite anbietet: Sie fragt keinen anderen Rechner, bewahrt keine E-Mail-Adresse auf und zeigt keine Werbung.
about-text-2 = Der Server entscheidet alles und sagt jedem nur, was er wissen darf. Mischungen lassen sich nach dem Spiel prüfen.
about-credits = Dank
about-icons = Symbole
about-icons-text = game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), umgefärbt
about-fonts = Schriften
about-fonts-text = Alegreya Sans von Juan Pablo del Peral, Cinzel von Natanael Gama, SIL Open Font License 1.1
about-made-with = Gemacht mit
about-made-with-text = Svelte, Vite, qrcode-generator: MIT-Lizenz; Project Fluent: Apache License 2.0

## Wie stark ein Bot ist

strength-gentle = Sanft
strength-fair = Ordentlich
strength-strong = Stark
strength-master = Meisterlich
level-gentle = sanfter Bot
level-fair = ordentlicher Bot
level-strong = starker Bot
level-master = meisterlicher Bot
level-random = Bot, der irgendwie zieht
level-greedy = Bot, der einen Zug weit denkt
level-search = suchender Bot
level-search-seconds = suchender Bot, denkt { $seconds } s
level-other = Bot { $name }
level-bot = Bot

## Arten von Karten

kind-shrine = Schrein
kind-character = Charakter
kind-outcome = Ausgang
kind-ritual = Ritual
kind-arcanum = Arkanum
kind-country = Land
kind-wizard = Zauberer
kind-cultist = Kultist
kind-monster = Monster
kind-starting-spell = Startzauber
kind-basic-spell = Grundzauber
kind-further-spell = Weiterer Zauber
kind-gem = Edelstein
kind-spell = Zauber
kind-potion = Trank
kind-ally = Verbündeter
kind-artifact = Artefakt
kind-role = Rolle
kind-plain-role = Einfache Rolle
kind-guildmage = Gildenmagier
kind-infiltrator = Eindringling
kind-light = Licht
kind-dark = Dunkel
kind-main = Hauptkarte
kind-main--leader = Hauptkarte, Anführer
kind-quickplay = Schnellkarte
kind-event = Ereignis
kind-trap = Falle
kind-stone--light- = Lichtstein
kind-stone--dark- = Dunkelstein
kind-fate = Schicksal
kind-creature = Kreatur
kind-plant = Pflanze
kind-item = Gegenstand
kind-armor = Rüstung
kind-magic = Magie
kind-structure = Bauwerk
kind-level = Stufe
kind-challenge = Herausforderung
kind-resource = Rohstoff
kind-curse = Fluch
kind-blessing = Segen
kind-enchanted = verzaubert
kind-mystic = mystisch
kind-arcane = arkan
kind-quest = Queste
kind-mage = Magier
kind-good = Gut
kind-neutral = Neutral
kind-evil = Böse
kind-cleric = Kleriker
kind-druid = Druide
kind-elf = Elf
kind-fairy-godmother = Gute Fee
kind-gnome = Gnom
kind-ice-queen = Eiskönigin
kind-sorcerer = Hexer
kind-warlock = Hexenmeister
kind-witch = Hexe
kind-necromancer = Nekromant

## Was geschah

story-round = Runde { $round }
story-more = { $count ->
        [one] 1 weiteres
       *[other] { $count } weitere
    }
scene-cancelled = Aufgehoben
scene-at-you = trifft dich
scene-hold = Halt
scene-go-on = Weiter
scene-space = Leertaste
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-once = Sofort

## Wer ich bin

reveal-you-are = { $name }, du bist: { $title }
reveal-name = { $name }, du bist
reveal-wants = Was du willst, und wie du gewinnst
reveal-seen = Ich habe es gesehen
reveal-only-you = Nur du siehst das
reveal-stays = Es bleibt auf dem Tisch: Berühre es, um es wieder anzusehen.
identity-castle-countries = 1000 für jedes Land, das die { $faction } beherrschen
identity-castle-home = 1000 für jedes Land, das die { $faction } beherrschen, 2000 für { $country }, deine Heimat
identity-castle-regalia = 1000 für jede Insignie unter deinen Figuren
identity-castle-command = 1000, wenn du dem Monster befiehlst. Die meisten Punkte gewinnen.
identity-castle-fed = 1000, wenn das Monster gefüttert wird. Die meisten Punkte gewinnen.
identity-castle-devour = Verschlinge mindestens einen Zauberer oder Kultisten: Nur das bringt dir Punkte, und nichts bringt mehr.
identity-magecraft-score = Sei zuerst bei { $goal } Steinen in deiner Wertung
identity-magecraft-last = oder sei als Letzter noch am Leben.
identity-magelight-dark-day = Spiele Dunkler Tag, ab Runde { $round }: höchstens { $mana } Mana
identity-magelight-down = oder bringe alle Gildenmagier zugleich auf 0 Macht.
identity-magelight-cover = Deine Tarnung: { $role }. Niemand sonst hat diese Karte, also kannst du sie gefahrlos behaupten.
identity-magelight-unmask = Entlarve alle Eindringlinge und bringe sie auf 0 Macht
identity-magelight-burn = oder brennt die Bibliothek nieder, bis keine Karte mehr zu ziehen ist.
identity-magelight-sides = { $infiltrators } Infiltratoren gegen { $guild } Gildenmagier
identity-magelight-guild = Gilde
identity-magewars-at-once = Sobald das gilt, gewinnst du, wer auch am Zug ist.
identity-magewars-dead = Wer stirbt, kehrt zurück, sobald er bezahlt, was sein Magier verlangt.
identity-magelight-with-you = mit dir
identity-magelight-eyes = Augen zu
identity-magelight-look-up = Die Eindringlinge sehen auf
identity-magelight-morning = Morgen
night-title = Die Nacht
night-over = An den Tisch
night-magelight-close = Alle schließen die Augen.
night-magelight-open = Eindringlinge, öffnet die Augen und seht einander.
night-magelight-you-see = Du siehst auf und erblickst:
night-magelight-alone = Du siehst auf. Niemand sieht zurück: Du bist der einzige Eindringling.
night-magelight-keep-closed = Du lässt die Augen geschlossen.
night-magelight-again = Augen wieder zu
night-magelight-close-again = Eindringlinge, schließt die Augen.
night-magelight-morning = Alle öffnen die Augen. Es ist Morgen.
identity-nytherria-title = Auf der Suche nach den Steinen
identity-nytherria-goal = { $goal } Steine in einer Reihe beenden das Spiel
identity-nytherria-most = die meisten Punkte gewinnen: 2 für einen Stein, 2 mehr für eine Reihe einer Art
identity-nytherria-points = und die Punkte auf deinen Handkarten.

## Das Ende, Schritt für Schritt

end-came = Du bist
end-place = { $place }.
end-of = von { $count }
end-you-lost = Du hast verloren
end-you = { $name } (du)
end-decided = Das hat es entschieden
end-look = Den Tisch ansehen
end-look-back = Zurück zum Ergebnis

## Ein erstes Spiel

coach-hide = Ausblenden
coach-anew = Neu beginnen
coach-show = Hinweis
coach-step = Schritt { $step } von { $steps }
coach-name = Die Anleitung
coach-chapter = { $number } von { $of }
coach-next = Weiter
coach-back = Zurücknehmen
coach-for-me = Mach es für mich
coach-first = Lies erst, was dasteht, und wähle dann „Weiter“.
coach-astray-title = Das darfst du
coach-astray = In einem richtigen Spiel wäre es vielleicht sogar gut. Hier wollen wir etwas anderes sehen: Nehmen wir es zurück.
coach-real = Jetzt ein richtiges Spiel
