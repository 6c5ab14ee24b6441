# Jedes Wort der Seite, das nicht einem Spiel oder der Halle gehört, auf Deutsch.

home = Zur Halle
pages = Seiten
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
loading = Einen Augenblick …
offline = Die Halle ist nicht zu erreichen. Läuft der Server, und besteht eine Verbindung?

## Die Startseite

start-title = Spellhall
start-subtitle = Fünf Kartenspiele voller Magie. Sofort gegen Bots spielen oder Freunden einen Link schicken.
start-play-now = Jetzt spielen
start-with-friends = Mit Freunden
start-learn = Erstes Spiel
start-rules = Regeln
start-players = { $range } Spieler
start-open-tables = Offene Tische
start-no-tables = Gerade ist kein Tisch offen. Eröffne einen mit Freunden.
start-my-tables = Meine Tische
start-go-on = Weiterspielen

## Die Spiele

game-castle-length = 30–60 Min.
game-magecraft-length = 30–45 Min.
game-nytherria-length = 20–40 Min.
game-magelight-length = 40–70 Min.
game-magewars-length = 45–90 Min.

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
table-find-move = Zug suchen
table-no-move-like-that = So einen Zug gibt es gerade nicht.
table-only-these = Anderes geht jetzt nicht: Die Regeln erlauben genau diese Züge.
table-not-your-turn = Du bist nicht dran. Du kannst Karten ansehen, das Protokoll lesen und reden.
table-how-to-win = So gewinnt man
table-undo = Zurück
table-undo-asked = Rücknahme erbeten
table-nothing-to-undo = Es gibt nichts zurückzunehmen.
table-wish-to-undo = { $name } möchte einen Zug zurücknehmen. Einverstanden?
table-pass-this-turn = In diesem Zug immer passen
table-pass-unless = Passen, wenn nichts anderes geht
table-board = Der Tisch
table-not-this = Damit lässt sich jetzt nichts tun. Gefragt ist: { $prompt }
table-not-now = Du bist nicht dran: { $name } ist gefragt.
table-ends-turn = Damit endet dein Zug.
table-ends-turn-for-good = Damit endet dein Zug, und es lässt sich nicht zurücknehmen.
table-ends-game = Damit endet das Spiel.
table-cannot-be-undone = Darauf antwortet der Zufall: Es lässt sich nicht zurücknehmen.
table-sure = Ganz sicher?
table-since = Seit deinem letzten Zug ({ $count })
table-since-your-move = Seit deinem letzten Zug
table-done-for-you = Ein Bot hat { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } für dich gemacht
table-while-away = du warst weg
table-time-up = die Zeit war um
table-nothing-yet = Noch ist nichts geschehen.
table-quiet-here = Noch hat niemand etwas gesagt.
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
table-own-board = Das eigene Brett des Spiels zeigen
table-general-board = Die einfache Ansicht zeigen
table-cannot-enter = Dieser Tisch lässt sich nicht öffnen
table-hand = Deine Hand
table-not-your-turn-now = Du bist nicht dran.

## Castle of Magic

castle-active = { $count } von 9 aktiv
castle-rulers = Herrschaft:
castle-cast-now = Jetzt gewirkt:
castle-outcome-down = Ausgang noch verdeckt
castle-supply = im Vorrat
castle-your-character = Du bist
castle-unseen = Nie gesehen
castle-unclaimed = unbeansprucht
castle-not-found = noch nicht gefunden
castle-your-score = Deine Punkte: { $score }
castle-if-monster = oder { $score }, falls der Gefressene das Monster ist
castle-quiet = Ruhige Züge

## Magecraft

magecraft-academy = Die Akademie
magecraft-learn = Lernen: { $cost }
magecraft-cast = Wirken: { $cost }

## Nytherria

nytherria-points =
    { $count ->
        [one] 1 Punkt auf der Hand am Ende
       *[other] { $count } Punkte auf der Hand am Ende
    }
nytherria-temple = Der Tempel
nytherria-nothing = Keine Karte im Spiel

## Magelight

magelight-costs = Kostet { $mana } Mana
magelight-burns = Verbrannt gibt sie { $mana } Mana
magelight-piles = Die Bibliothek
magelight-unknown = unbekannt

## Mage Wars

magewars-fills = Füllt { $icons }
magewars-card-health = Leben { $health }
magewars-centre = Die Mitte
magewars-crafts = In Arbeit
magewars-needs = Braucht { $recipe }
magewars-wins = Zum Sieg:

## Schnell gesagt

claims-title = Schnell gesagt
claims-i-am-title = Ich bin …
claims-i-am = Ich bin: { $role }.
claims-suspect-title = Ich verdächtige …
claims-suspect = Ich verdächtige { $name }.
claims-trust-title = Ich vertraue …
claims-trust = Ich vertraue { $name }.

## Das Ende

end-you-win = Du gewinnst!
end-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
end-winner = Sieg
end-player = Spieler
end-explained = Das Ergebnis, Zeile für Zeile
end-score = Punkte
end-how = So kam es dazu
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
new-table-spectators = Zuschauer
watch-public = dürfen zusehen
watch-after = dürfen nach dem Ende zusehen
watch-off = keine
new-table-public = In der Halle zeigen, sodass jeder mitspielen kann
new-table-create = Tisch eröffnen

## Vor dem Spiel

gather-invite = Schick diesen Link deinen Freunden. Sie geben einen Namen ein und setzen sich.
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
gather-wait-seats = Es kann beginnen, wenn jeder Platz besetzt ist: Warte auf Freunde oder nimm Bots dazu.
gather-wait-ready = Es kann beginnen, wenn alle bereit sind.
gather-wait-host = Der Gastgeber beginnt, wenn jeder Platz besetzt ist.
gather-leave = Tisch verlassen
gather-fair = Ehrliche Mischung
gather-fair-help = Mit dieser Zahl hat der Server sein Geheimnis schon versprochen; der Browser jedes Spielers mischt mit; nach dem Spiel wird das Geheimnis geöffnet, und das Geben lässt sich nachrechnen.

## Tische

tables-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
tables-over = vorbei
tables-playing = läuft
tables-stranded = ältere Regeln
tables-replay = Wiederholung
tables-back = Zurück zum Tisch
tables-join = Mitspielen
tables-watch = Zuschauen
tables-none = Du hast hier noch nicht gespielt.
tables-to-watch = Zum Zuschauen
tables-from-file = Wiederholung aus einer Datei
tables-from-file-help = Eine Aufzeichnung, die aus einer Wiederholung heruntergeladen wurde
tables-code = Der Code, den dein anderes Gerät zeigt
tables-use-code = Hier derselbe Spieler sein

## Das erste Spiel

learn-step = Schritt { $step } von { $steps }.

## Das Regelbuch

rules-search = Regeln und Karten durchsuchen
rules-cards = Karten
rules-exact = Die genauen Regeln
rules-exact-help = Jede Regel hat eine Nummer, damit man auf sie zeigen kann. Die Spiele folgen ihnen aufs Wort.
rules-nothing = Nichts gefunden.

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
settings-auto = wie das Gerät
settings-dark = Kerzenlicht (dunkel)
settings-light = Tageslicht (hell)
settings-ask = „Ganz sicher?“ fragen
settings-never = nie
settings-final = vor Zügen, die etwas beenden oder nicht zurückzunehmen sind
settings-always = vor jedem Zug
settings-motion = Karten fliegen
settings-sound = Ein Ton, wenn ich dran bin
settings-notify = Eine Nachricht, wenn ich dran bin und woanders hinschaue
settings-text = Den Tisch unter dem Brett in Worten zeigen
settings-second = Auf einem zweiten Gerät spielen
settings-second-help = Dort unter „Meine Tische“ eingeben. Er gilt einmal, einige Minuten lang.
settings-report = Etwas stimmt nicht
settings-report-help = Was ist geschehen, was hätte geschehen sollen? Das Spiel wird mit deiner Notiz aufbewahrt.
settings-reported = Danke. Die Nummer ist { $id }.
settings-leave = Tisch verlassen (ein Bot spielt weiter)

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

level-random = leichter Bot
level-greedy = mittlerer Bot
level-search = starker Bot
level-search-seconds = starker Bot, denkt { $seconds } s
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
