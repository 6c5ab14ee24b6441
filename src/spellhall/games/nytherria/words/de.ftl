# Nytherria auf Deutsch.

summary = Soldaten und Verwüster tragen magische Steine aus einem Tempel, und jede Karte kann beantwortet werden.
option-first_player = Startspieler
    .help = Wer beginnt: ausgelost oder ein bestimmter Spieler.
option-first_player-random = ausgelost
option-first_player-0 = Spieler 1
option-first_player-1 = Spieler 2
option-first_player-2 = Spieler 3
option-first_player-3 = Spieler 4
option-last_turns = Letzte Züge
    .help = Hat jemand genug Steine gesammelt: Endet das Spiel sofort, oder hat jeder andere noch einen Zug?
option-last_turns-none = keine
option-last_turns-one = einer für alle anderen
option-stone_points = Punkte eines Steins
    .help = Was ein Stein in einer Reihe am Ende wert ist: was auf ihm steht, oder die Hälfte, so dass öfter die Hände entscheiden.
option-stone_points-printed = wie gedruckt
option-stone_points-half = die Hälfte
option-round_limit = Rundengrenze
    .help = Nach wie vielen Runden das Spiel auf jeden Fall endet: irgendeine Zahl, 0 ist nie.

# Viele Namen beginnen mit einem Artikel: „2 × Der Soldat“.
counted = { $number } × { $thing }

## Was gefragt wird

ask-play_card = Welche Karte spielst du?
ask-choose_target = Auf wen zielt „{ $card }“?
ask-answer_play = { $seat } spielt „{ $card }“. Antwortest du?
ask-answer_play-against_you = { $seat } spielt „{ $card }“ gegen dich. Antwortest du?
ask-rally_card = Sammeln: Du darfst noch 1 Karte spielen.
ask-rally_card-ravagers = Sammeln: Du darfst noch { $count } Verwüster spielen.
ask-rally_card-stolen = Sammeln: Du darfst die gestohlene Karte spielen, „{ $card }“.
ask-claim_stone = { $count ->
    [0] Beanspruchst du den { $card }? Wenn nicht, kehrt er in den neutralen Stapel zurück, und die Begegnung endet.
    [one] Beanspruchst du den { $card }? Wenn nicht, kehrt er in den neutralen Stapel zurück, und du begegnest noch 1 Karte.
   *[other] Beanspruchst du den { $card }? Wenn nicht, kehrt er in den neutralen Stapel zurück, und du begegnest noch bis zu { $count } Karten.
}
ask-answer_claim = { $seat } beansprucht einen { $card }. Antwortest du?
ask-choose_stone = Welchen Stein von { $seat } wählst du?
ask-give_up_stone = Welchen deiner Steine gibst du her?
ask-keep_stone = Welchen dieser Steine behältst du? Die anderen kehren in den neutralen Stapel zurück.
ask-revive_card = Welche Karte erweckst du?
ask-revive_card-light = Welche Lichtkarte erweckst du?
ask-revive_card-dark = { $count ->
    [one] Welche Dunkelkarte erweckst du? Du darfst noch 1 erwecken.
   *[other] Welche Dunkelkarte erweckst du? Du darfst { $count } erwecken.
}
ask-arrange_next = { $number ->
    [1] Welche Karte legst du oben auf den neutralen Stapel?
   *[other] Welche Karte legst du an die zweite Stelle von oben?
}
ask-banish_from_hand = Du siehst die Hand von { $seat }. Welche Dunkelkarte verbannst du?
ask-steal_card = Du siehst die Hand von { $seat }. Welche Karte stiehlst du?
ask-give_card = Welche Karte gibst du { $seat }?
ask-swap_stones = Tauschst du einen deiner Steine gegen einen von { $seat }?
ask-name_character = Welchen Charakter nennst du? Jedes Exemplar davon in der Hand von { $seat } wird zerstört.
ask-banish_own = Riss in die Leere: Welche deiner Karten verbannst du?
ask-pass_card = Winde des Schicksals: Welche Karte gibst du an { $seat } weiter?
ask-discard_card = { $count ->
    [one] Der Zug endet: Du wirfst 1 Karte ab. Welche?
   *[other] Der Zug endet: Du wirfst { $count } Karten ab. Welche zuerst?
}

## Züge

do-play-card = „{ $card }“ spielen
do-play-no_effect = „{ $card }“ ohne Wirkung spielen
    .help = Eine Schnellkarte wirkt nur als Antwort. Im eigenen Zug gespielt, kommt sie nur auf den Friedhof.
    .leads = jetzt ohne Wirkung
do-target-seat = Auf { $seat } zielen
do-pass = Geschehen lassen
    .help = Du antwortest nicht.
do-answer_play-card = Mit „{ $card }“ antworten
    .leads = { $card_id ->
        [doppelganger] dreht es um
        [shade] nimmt sie danach
       *[other] hebt es auf
    }
do-answer_claim-card = Mit „{ $card }“ antworten
    .leads = schickt den Stein zurück
do-rally-card = Sammeln mit „{ $card }“
do-stop-rally = Keine mehr spielen
    .help = Wer aufhört, spielt in diesem Zug keine weitere Karte.
do-claim = Beanspruchen
    .leads = beanspruchen
    .help = Leg den Stein in deine Reihe. Die Begegnung endet.
do-decline = Ablehnen
    .leads = zurücklegen
    .help = Der Stein kehrt in den neutralen Stapel zurück; er wird gemischt. Die Begegnung geht weiter.
do-choose-steal = { $seat } einen { $card } stehlen
    .help = Er kommt in deine Reihe.
do-choose-return = Einen { $card } von { $seat } zurückgeben
    .help = Er kehrt in den neutralen Stapel zurück; dieser wird gemischt.
do-choose-destroy = Einen { $card } von { $seat } zerstören
    .help = Er kommt auf den neutralen Friedhof.
do-give_up-card = Einen { $card } hergeben
do-keep-card = Einen { $card } behalten
do-revive-card = „{ $card }“ erwecken
do-stop-reviving = Keine mehr erwecken
    .help = Du musst nicht weitermachen.
do-next-card = „{ $card }“ dorthin legen
do-banish-card = „{ $card }“ verbannen
do-nothing = Nichts verbannen
    .help = Es gibt keine Dunkelkarte zu verbannen.
do-steal-card = „{ $card }“ stehlen
do-give-card = „{ $card }“ geben
do-no = Die eigenen Steine behalten
    .help = Alle Steine bleiben, wo sie sind.
do-give_light_take_dark = Einen Lichtstein geben, einen Dunkelstein nehmen
    .help = Du tauschst mit dem Ziel.
do-give_dark_take_light = Einen Dunkelstein geben, einen Lichtstein nehmen
    .help = Du tauschst mit dem Ziel.
do-name-card = „{ $card }“ nennen
do-pass-card = „{ $card }“ weitergeben
do-discard-card = „{ $card }“ abwerfen

## Was zu sehen ist

phase-draw = Ziehen
phase-main = Spielen
phase-counter = Antwort
phase-end_turn = Ende
show-goal = Steine, die das Spiel beenden
show-last_round = Letzte Runde
show-closing = Letzte Züge, die noch kommen
show-neutral_deck_holds = Im neutralen Stapel
show-shuffled_in = Zuletzt in den Hauptstapel gemischt
show-announced = Gespielte Karte
show-target = Ihr Ziel
show-claimed = Eben beansprucht
show-encounters = Begegnungen übrig
show-revives = Karten zu erwecken
show-rally_plays = Noch zu sammeln
show-rally_of = Sammeln mit
show-stones = Steine
show-next_draw = nächstes Ziehen
show-stone_points = Punkte für Steine
show-one_kind = Punkte für eine Art
show-points = Punkte jetzt
show-arranged = schon obenauf gelegt
zone-play = Im Spiel
zone-aside = Beiseitegelegt
zone-stones = Steine
zone-graveyard = Friedhof
zone-void = Leere
zone-neutral_graveyard = Neutraler Friedhof
zone-main_deck = Hauptstapel
zone-neutral_deck = Neutraler Stapel
term-trap = Falle
term-event = Ereignis
term-any_card = beliebige Karte
term-ravagers_only = nur Verwüster
term-stolen_card = die gestohlene Karte

## Was geschieht

news-first = { $seat } beginnt.
news-drew = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
news-you_drew = Du ziehst „{ $card }“.
news-recycled = { $cards_count ->
    [one] Der Hauptstapel ist leer: Die einzige Karte des Friedhofs wird zu einem neuen.
   *[other] Der Hauptstapel ist leer: Die { $cards_count } Karten des Friedhofs werden zu einem neuen gemischt.
}
news-played = { $seat } spielt „{ $card }“.
news-played_against = { $seat } spielt „{ $card }“ gegen { $seat_target }.
news-played_without_effect = { $seat } spielt „{ $card }“, ohne Wirkung.
news-answered = { $seat } antwortet mit „{ $card }“.
news-cancelled = „{ $card }“ wird aufgehoben.
news-reversed = „{ $card }“ wird umgekehrt: Nun spielt { $seat } die Karte gegen { $seat_target }.
news-took = { $seat } nimmt „{ $card }“.
news-returned_character = „{ $card }“ kehrt in den Hauptstapel zurück; er wird gemischt.
news-encountered = { $card_id ->
    [light_stone] { $seat } trifft auf einen { $card }.
    [dark_stone] { $seat } trifft auf einen { $card }.
    [pit_of_blades] { $seat } trifft auf eine Falle: „{ $card }“.
    [whispering_darts] { $seat } trifft auf eine Falle: „{ $card }“.
    [falling_keystone] { $seat } trifft auf eine Falle: „{ $card }“.
    [phantom_fire] { $seat } trifft auf eine Falle: „{ $card }“.
   *[other] { $seat } trifft auf „{ $card }“.
}
news-claimed = { $missing ->
    [0] { $seat } beansprucht den { $card }: genug Steine, um das Spiel zu beenden.
    [one] { $seat } beansprucht den { $card }: Noch 1 Stein beendet das Spiel.
   *[other] { $seat } beansprucht den { $card }.
}
news-declined = { $seat } lehnt den { $card } ab: Er kehrt in den neutralen Stapel zurück; dieser wird gemischt.
news-stole_stone = { $seat } stiehlt { $seat_target } einen { $card }.
news-destroyed_stone = Ein { $card } von { $seat } wird zerstört.
news-returned_stone = Ein { $card } von { $seat } kehrt in den neutralen Stapel zurück; dieser wird gemischt.
news-returned_stones = { $cards_count ->
    [one] Ein { $cards } kehrt in den neutralen Stapel zurück; dieser wird gemischt.
   *[other] In den neutralen Stapel kehren zurück: { $cards }. Er wird gemischt.
}
news-gave_up_stone = { $seat } gibt einen { $card } her.
news-kept_stone = { $seat } behält einen { $card }.
news-swapped_stones = { $seat } gibt { $seat_target } einen { $card } und nimmt einen { $card_taken }.
news-looked = { $seat } sieht sich die Hand von { $seat_target } an.
news-saw_hand = { $seat } hält: { $cards }.
news-revealed_hand = { $seat } zeigt: { $cards }.
news-looked_at_top = { $count ->
    [one] { $seat } sieht sich die oberste Karte des neutralen Stapels an.
   *[other] { $seat } sieht sich die obersten { $count } Karten des neutralen Stapels an.
}
news-saw_top = Oben auf dem neutralen Stapel liegen: { $cards }.
news-named = { $seat } nennt „{ $card }“.
news-destroyed_cards = { $count ->
    [one] { $seat } verliert „{ $card }“ an den Friedhof.
   *[other] { $seat } verliert { $count } × „{ $card }“ an den Friedhof.
}
news-discarded = { $seat } wirft „{ $card }“ ab.
news-banished = „{ $card }“ von { $seat } wird in die Leere verbannt.
news-nothing_banished = { $seat } hält keine Dunkelkarte: Nichts wird verbannt.
news-revived = { $seat } erweckt „{ $card }“.
news-stole_card = { $seat } stiehlt { $seat_target } eine Karte.
news-stole_this_card = { $seat } stiehlt { $seat_target } „{ $card }“.
news-gave_card = { $seat } gibt { $seat_target } eine Karte.
news-gave_this_card = { $seat } gibt { $seat_target } „{ $card }“.
news-you_pass = Du wählst „{ $card }“; alle Karten werden gleichzeitig weitergegeben.
news-passed = { $seat } gibt { $seat_target } eine Karte weiter.
news-passed_this = { $seat } gibt { $seat_target } „{ $card }“ weiter.
news-draw_set = { $number ->
    [0] { $seat } zieht zu Beginn des eigenen nächsten Zuges keine Karte.
    [one] { $seat } zieht zu Beginn des eigenen nächsten Zuges 1 Karte.
   *[other] { $seat } zieht zu Beginn des eigenen nächsten Zuges { $number } Karten.
}
news-tide = { $cards_count ->
    [0] Der Friedhof ist leer: Nichts kehrt in den Hauptstapel zurück.
    [one] Die einzige Karte des Friedhofs kehrt in den Hauptstapel zurück; er wird gemischt.
   *[other] Alle { $cards_count } Karten des Friedhofs kehren in den Hauptstapel zurück; er wird gemischt.
}
news-collected = Genug Steine sind gesammelt.
news-no_stone_left = Kein Stein ist mehr im neutralen Stapel.
news-last_turn = Das Spiel endet nach diesem Zug.
news-last_turns = Alle anderen haben noch einen Zug.
news-rounds_played = Die letzte Runde ist gespielt.
news-scored = { $points ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $points } Punkte.
}

## Das Ende

end-stones_collected = Genug Steine sind gesammelt.
end-no_stone_left = Kein Stein ist mehr im Tempel.
end-rounds_played = Die letzte Runde ist gespielt.
line-stones = { $count ->
    [one] ein { $card }
   *[other] { $count } { $card }e
}
line-one_kind = alle Steine von einer Art
line-in_hand = { $count ->
    [one] auf der Hand „{ $card }“
   *[other] auf der Hand { $count } × „{ $card }“
}

## Was man mit einer anderen Zahl ausprobieren kann

number-encounter = Begegnung
number-looks = angesehen
number-rally = Sammeln
number-draws = gezogen
number-draw_setting = nächstes Ziehen
number-revives = erweckt
number-discards = abgeworfen
number-banishes = verbannt
number-hand_size = Handkarten
number-stones = nötige Steine
number-stones_with_four = nötige Steine zu viert
number-one_kind_points = Punkte einer Reihe von einer Art

## Die Karten

card-soldier = Der Soldat
    .text = Begegnung { $encounter }; darf einen Lichtstein beanspruchen.
    .flavour = Eine Laterne, eine Klinge, und die Treppe führt hinab.
card-dawn_queen = Die Königin der Dämmerung
    .text = Stiehl dem Ziel einen Stein beliebiger Art (du wählst). Dann erwecke { $revives } { $revives ->
        [one] Karte
       *[other] Karten
    } einer beliebigen Seite (du wählst). Kommt in die Leere.
    .flavour = Erhebt sie sich, melden sich selbst die Toten zum Dienst.
card-sorceress = Die Zauberin
    .text = Wähle einen Stein des Ziels. Ein Lichtstein: stiehl ihn. Ein Dunkelstein: er kehrt zurück.
    .flavour = Sie bittet das Licht nur, nach Hause zu kommen.
card-priestess = Die Priesterin
    .text = Erwecke { $revives } { $revives ->
        [one] Lichtkarte
       *[other] Lichtkarten
    } (du wählst; du musst, wenn es eine gibt). Dann wird dein nächstes Ziehen { $draw_setting }.
    .flavour = Kein Name auf ihren Kerzen ist je lange erloschen.
card-pathfinder = Die Pfadfinderin
    .text = Sieh dir die obersten { $looks } Karten des neutralen Stapels an und ordne sie. Sammeln { $rally } (beliebige Karte).
    .flavour = Sie liest den Staub, wie andere Briefe lesen.
card-inquisitor = Der Inquisitor
    .text = Sieh dir die Hand des Ziels an und verbanne daraus 1 Dunkelkarte (du wählst; du musst, wenn es eine gibt). Sammeln { $rally } (beliebige Karte).
    .flavour = Er hat noch keine Frage zweimal gestellt.
card-envoy = Der Gesandte
    .text = Stiehl 1 zufällige Karte aus der Hand des Ziels, dann gib dem Ziel 1 Karte aus deiner Hand (du wählst; es darf dieselbe sein). Dann darfst du einen deiner Steine gegen einen Stein der anderen Art aus der Reihe des Ziels tauschen.
    .flavour = Jeder Vertrag hat zwei Lesarten; er schrieb beide.
card-paladin = Der Paladin
    .text = Wenn eine Dunkelkarte gespielt wird, deren Ziel du bist: hebe sie auf.
    .flavour = Der Fluch zerbrach zuerst.
card-warden = Der Wächter
    .text = Wenn ein Gegner den Verwüster spielt: hebe ihn auf, und dieser Verwüster kehrt in den Hauptstapel zurück.
    .flavour = Dieses Tor geht nur nach außen auf.
card-arbiter = Der Schiedsrichter
    .text = Wenn ein Gegner eine andere Karte als Soldat oder Verwüster spielt, deren Ziel du bist oder niemand: hebe sie auf.
    .flavour = Einspruch stattgegeben, bei allen Sternen.
card-ravager = Der Verwüster
    .text = Begegnung { $encounter }; darf einen Dunkelstein beanspruchen.
    .flavour = Türen sind für Leute mit Schlüsseln.
card-night_tyrant = Der Nachttyrann
    .text = Jeder Gegner, der einen Stein hat, gibt im Uhrzeigersinn einen seiner Steine her (er wählt); die Steine werden beiseitegelegt. Lege einen davon in deine Reihe (du wählst), die anderen kehren zurück. Dann wird das nächste Ziehen jedes Gegners { $draw_setting }. Kommt in die Leere.
    .flavour = Erst der Tribut. Gnade steht nicht auf der Liste.
card-hex = Die Hexe
    .text = Wähle einen Stein des Ziels. Ein Dunkelstein: stiehl ihn. Ein Lichtstein: zerstöre ihn.
    .flavour = Sie behält, was schwarz ist, und zerbricht, was glänzt.
card-necromancer = Der Nekromant
    .text = Erwecke bis zu { $revives } { $revives ->
        [one] Dunkelkarte
       *[other] Dunkelkarten
    }, eine nach der anderen (du wählst; du darfst aufhören). Danach kommt diese Karte in die Leere.
    .flavour = Jede Schuld zahlt er mit fremden Knochen.
card-warlord = Der Kriegsherr
    .text = Zieh { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }. Sammeln { $rally } (nur Verwüster).
    .flavour = Zwei Fackeln. Die zweite ist für das Dach.
card-thief = Der Dieb
    .text = Sieh dir die Hand des Ziels an und stiehl 1 Karte (du wählst). Sammeln 1 (nur die gestohlene Karte).
    .flavour = Dein Plan war ausgezeichnet. Jetzt ist es meiner.
card-assassin = Der Meuchler
    .text = Nenne einen Charakter. Das Ziel zeigt seine Hand; zerstöre darin jedes Exemplar des genannten Charakters. Wurde mindestens eines zerstört und hat das Ziel einen Stein, wähle einen Stein des Ziels: er kehrt zurück.
    .flavour = Ein Name ist alles, was er je braucht.
card-doppelganger = Der Doppelgänger
    .text = Wenn eine Lichtkarte gespielt wird, deren Ziel du bist: kehre sie um. Der Doppelgänger kommt in die Leere.
    .flavour = Schlag zu, und gib auf die eigene Wange acht.
card-ambusher = Der Lauerer
    .text = Wenn ein Gegner einen Lichtstein beansprucht: dieser Stein kehrt zurück.
    .flavour = Er ließ ihn dich all die Stufen hinauftragen.
card-shade = Der Schatten
    .text = Wenn ein Gegner eine Hauptkarte außer einem Anführer spielt, deren Ziel du bist oder niemand: sie wirkt wie gewohnt; nimm sie, wenn sie das Spiel verlässt.
    .flavour = Er folgt den Tapferen und trägt sie danach.
card-light_stone = Lichtstein
    .text = Der Soldat darf ihn beanspruchen; sonst kehrt er in den Stapel zurück. { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } in der Reihe.
    .flavour = Warm wie eine ausgestreckte Hand.
card-dark_stone = Dunkelstein
    .text = Der Verwüster darf ihn beanspruchen; sonst kehrt er in den Stapel zurück. { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } in der Reihe.
    .flavour = Er trinkt das Fackellicht und summt.
card-pit_of_blades = Klingengrube
    .text = Kommt auf den neutralen Friedhof.
    .flavour = Der Boden merkt sich jeden Schritt bis auf den letzten.
card-whispering_darts = Flüsternde Pfeile
    .text = Kommt auf den neutralen Friedhof.
    .flavour = Niemand hört sie zweimal.
card-falling_keystone = Stürzender Schlussstein
    .text = Kommt auf den neutralen Friedhof.
    .flavour = Der Bogen hat nur auf Applaus gewartet.
card-phantom_fire = Geisterfeuer
    .text = Kommt auf den neutralen Friedhof.
    .flavour = Es verbrennt nichts als den Mut.
card-starfall = Sternenfall
    .text = Jeder Spieler, du zuerst, zieht { $draws }.
    .flavour = Der Himmel zahlt in Silber.
card-void_rift = Riss in die Leere
    .text = Jeder Spieler, du zuerst, verbannt { $banishes } { $banishes ->
        [one] Karte
       *[other] Karten
    } seiner Wahl aus seiner Hand.
    .flavour = Etwas muss hinein, sonst schließt er sich nicht.
card-winds_of_fate = Winde des Schicksals
    .text = Jeder Spieler wählt heimlich 1 Karte seiner Hand; alle geben sie gleichzeitig im Uhrzeigersinn weiter.
    .flavour = Banner wechseln den Besitzer; die Männer darunter auch.
card-temple_guardian = Tempelwächter
    .text = Du wirfst { $discards } { $discards ->
        [one] zufällige Karte
       *[other] zufällige Karten
    } ab. Die Begegnung endet.
    .flavour = Man hat ihn schlafend gemeißelt.
card-echo_of_the_fallen = Echo der Gefallenen
    .text = Erwecke { $revives } { $revives ->
        [one] Karte
       *[other] Karten
    } einer beliebigen Seite (du wählst; du musst, wenn es eine gibt).
    .flavour = Eine Stimme aus der unteren Halle antwortet auf deinen Appell.
card-hidden_passage = Geheimgang
    .text = { $encounter ->
        [one] Dir bleibt 1 Begegnung
       *[other] Dir bleiben { $encounter } Begegnungen
    } mehr.
    .flavour = Die Wand war immer nur ein Vorschlag.
card-balance_of_the_astrals = Gleichgewicht der Gestirne
    .text = Jeder Spieler mit den meisten Steinen (bei Gleichstand alle, mindestens 1 Stein), du zuerst, wählt einen seiner Steine. Diese Steine kehren zurück; einmal mischen.
    .flavour = Die Waage kippt; die volle Hand öffnet sich.
card-tide_of_time = Flut der Zeit
    .text = Der ganze Friedhof kehrt in den Hauptstapel zurück. Dann wird das nächste Ziehen jedes Spielers { $draw_setting }.
    .flavour = Die Gefallenen von gestern kommen zu spät zum Frühstück.
