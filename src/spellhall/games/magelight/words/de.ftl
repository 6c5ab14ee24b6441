# Magelight, auf Deutsch.

summary = Eine Gilde verbrennt ihre Bibliothek, um zu überleben. Einige sind Spione, und jede Karte ist Brennstoff.
option-first_player = Startspieler
    .help = Wer beginnt: ausgelost, oder ein Platz deiner Wahl.
    .ask = Wer ist am jüngsten?
option-first_player-random = ausgelost
option-roles = Rollen
    .help = Rollen mit eigenen Namen und Texten, oder nur Gildenmagier und Eindringlinge.
option-roles-named = mit Namen
option-roles-plain = einfach
option-table_talk = Tischgespräch
    .help = Was am Tisch gesagt werden darf: alles, fertige Sätze oder nichts.
option-table_talk-open = offen
option-table_talk-claims = nur fertige Sätze
option-table_talk-silent = schweigend
option-turn_timer = Zeit für einen Zug
    .help = Wie viele Sekunden ein Zug dauern darf; danach wird der Rest nach dem Üblichen entschieden.
option-turn_timer-off = unbegrenzt
option-turn_timer-60 = 1 Minute
option-turn_timer-120 = 2 Minuten
option-turn_timer-240 = 4 Minuten
option-power_cap = Machtgrenze
    .help = Wie viel Macht ein Spieler höchstens haben kann.
option-power_cap-off = ohne Grenze
option-wildfire_round = Runde des Lauffeuers
    .help = Ab dieser Runde wird verbrannt, was sonst abgelegt würde.
option-wildfire_round-off = kein Lauffeuer

## Was gefragt wird

ask-action =
    Was tust du? Du hast { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } und { $mana } Mana und behältst { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } zum Weitergeben.
ask-action-dark_day =
    Was tust du? Du hast { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } und { $mana } Mana und behältst { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } zum Weitergeben. Dunkler Tag kostet dich { $price } Mana.
ask-pass_card =
    Welche Karte lässt du für { $seat } im Stapel? { $number ->
        [one] Es ist die letzte.
       *[other] Noch { $number }.
    }
ask-channel_card = KANALISIEREN für „{ $card }“: Welche Karte legst du in die Asche?
ask-nomad_board = „{ $card }“ ist ein Nomade: Auf wessen Brett spielst du ihn?
ask-target_player =
    { $card_id ->
        [magelight] { $card }: Wer muss seine Rolle allen enthüllen?
        [draught_of_candour] { $card }: Wer muss seine Rolle allen enthüllen?
        [whispered_truth] { $card }: Wer zeigt dir seine Rolle?
        [weeping_mask] { $card }: Wer zeigt dir seine Rolle und sieht deine?
        [sworn_in_light] { $card }: Wer muss allen die Rolle enthüllen, die du schon gesehen hast?
        [sidelong_glance] { $card }: Wer zeigt seine Rolle dem Spieler zu seiner Rechten?
        [ice_blast] { $card }: Wer verliert 1 Macht, oder 2 als enthüllter Eindringling?
        [storm_crow] { $card }: Wer zeigt dir seine Rolle?
        [poisoned_chalice] { $card }: Wer verliert 1 Macht?
        [verdict] { $card }: Welcher enthüllte Eindringling verliert 2 Macht?
        [kindle] { $card }: Wer gewinnt Macht?
        [equal_measure] { $card }: Wer ist der Erste der beiden, die ihre Macht tauschen?
        [pry_the_lock] { $card }: In wessen Lager siehst du nach?
        [spring_cleaning] { $card }: Wessen Lager versengst du?
       *[other] { $card }: Welchen Spieler wählst du?
    }
ask-second_player = Gleiches Maß: Mit wem tauscht { $seat } die Macht?
ask-role_target =
    { $role_id ->
        [healer] Deine Rolle, { $role }, ist enthüllt: Welcher andere Spieler gewinnt 1 Macht?
        [warden] Deine Rolle, { $role }, ist enthüllt: Welcher andere Spieler verliert 1 Macht?
       *[other] Deine Rolle, { $role }, ist enthüllt: Welcher andere Spieler zeigt dir seine Rolle?
    }
ask-artifact_order = Welches Artefakt führst du als Nächstes aus?
ask-secret = „{ $card }“ ist ein geheimes Artefakt: Hältst du es geheim, oder enthüllst du es für den Bonus?
ask-mirror_tie = Neidischer Spiegel: Mehrere Spieler haben die meiste Macht. Wer verliert 1?
ask-truth_stone = Wahrheitsstein: Zeigst du { $seat } zu deiner Linken deine Rolle, oder verlierst du 1 Macht?
ask-book_card = Hohles Buch: Welchen Zauber oder Verbündeten lagerst du?
ask-bottom_card = Doppelter Boden: Welche Karte lagerst du?
ask-pry_card = Schloss knacken: Welche Karte nimmst du aus dem Lager von { $seat }?
ask-discard_card =
    { $spell_id ->
        [echo] { $spell }: Welchen Zauber der Ablage lagerst du?
       *[other] { $spell }: Welche Karte der Ablage legst du in den Stapel?
    }
ask-purge_card =
    Regale leeren: Welche Karte der Ablage versengst du? { $number ->
        [one] Es ist die letzte.
       *[other] Du darfst bis zu { $number } versengen.
    }
ask-target_ally = Verbannen: Welchen Verbündeten legst du ab?
ask-ally_may = Letzter Bibliothekar: Siehst du dir die oberste Karte des Decks an?
ask-ally_may-courier =
    Bergkurier: Legst du den ganzen Stapel ab und ziehst stattdessen { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }?
ask-top_card = „{ $card }“ ist die oberste Karte des Decks: Lässt du sie dort, oder versengst du sie?
ask-inquisitor = Inquisitor: Verlierst du 1 Macht, oder enthüllst du allen deine Rolle?
ask-pilgrim = Pilger: Auf wessen Brett zieht er?

## Züge

do-play =
    { $mana ->
        [0] „{ $card }“ umsonst spielen
       *[other] „{ $card }“ für { $mana } Mana spielen
    }
    .it =
        { $mana ->
            [0] Umsonst spielen
           *[other] Für { $mana } Mana spielen
        }
do-burn = „{ $card }“ für { $mana } Mana verbrennen
    .it = Für { $mana } Mana verbrennen
    .leads = verbrennen: +{ $mana } Mana
do-store-card = „{ $card }“ bis zu deinem nächsten Zug lagern
    .it = Lagern
    .leads = lagern
do-activate-card = „{ $card }“ nutzen
do-end = Zug beenden
    .help = Weiter zum Weitergeben; der Rest deiner Hand wird abgelegt.
do-pass-card = „{ $card }“ im Stapel lassen
    .leads = hier lassen
do-channel-card = „{ $card }“ in die Asche legen
do-play-onto-seat = Auf das Brett von { $seat } spielen
do-choose-seat = { $seat } wählen
do-resolve-card = „{ $card }“ ausführen
do-keep-secret = Geheim halten
    .help = Nur seine Wirkung geschieht; niemand sonst sieht, was es ist.
do-reveal = Enthüllen
    .help = Alle sehen es, und auch sein Bonus geschieht.
do-show-role = { $seat } deine Rolle zeigen
    .help = Nur { $seat } sieht sie.
do-reveal-role = Allen deine Rolle enthüllen
    .help = Von jetzt an sehen alle deine Rolle.
do-lose-power = 1 Macht verlieren
do-store-nothing = Nichts lagern
do-store_no_more = Nichts mehr lagern
do-take-card = „{ $card }“ nehmen
do-take-nothing = Nichts nehmen
do-add_to_stack = „{ $card }“ in den Stapel legen
do-scorch-card = „{ $card }“ versengen
do-scorch_no_more = Nichts mehr versengen
do-banish = „{ $card }“ von { $seat } verbannen
do-look = Die oberste Karte ansehen
do-send_courier =
    Den Stapel ablegen und { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } ziehen
do-leave_unused = Diesmal auf „{ $card }“ verzichten
do-leave = Dort lassen
    .help = Sie bleibt die oberste Karte des Decks; du kennst sie.
do-scorch = Versengen
do-move-to-seat = Auf das Brett von { $seat } ziehen lassen

## Was zu sehen ist

phase-allies = Verbündete
phase-draw = Ziehen
phase-artifacts = Artefakte
phase-actions = Aktionen
phase-pass = Weitergeben
show-infiltrators = Eindringlinge in diesem Spiel
show-actions_bonus = zusätzliche Aktionen in diesem Zug
show-mana_bonus = zusätzliches Mana in diesem Zug
show-opened = in diesem Zug enthüllte Artefakte
show-cards_to_pass = Karten zum Weitergeben
show-rest_scorched = der Rest der Hand wird versengt
show-dark_day_cost = Dunkler Tag kostet gewöhnlich
show-spymaster_dark_day_cost = Dunkler Tag kostet den Spionmeister
show-first_dark_round = erste Runde für „Dunkler Tag“
show-wildfire_round = erste Runde des Lauffeuers
show-wildfire = das Lauffeuer brennt
show-power_cap = meiste Macht
show-power = Macht
show-actions = Aktionen
show-mana = Mana
show-first_player = Startspieler
show-revealed = Rolle enthüllt
show-infiltrator = Eindringling
show-shown_to = Rolle gezeigt an
show-shown_roles = dir gezeigte Rollen
show-forged_papers = gefälschte Papiere noch nicht benutzt
show-forged_seen_by = deine gefälschten Papiere sah
show-from_stack = der Stapel brachte dir
show-my_dark_day_cost = Dunkler Tag kostet dich
zone-deck = Deck
zone-discard = Ablage
zone-burned = Asche
zone-stack = Stapel
zone-played = Wird gespielt
zone-refilled = Eben ins Deck gemischt
zone-role = Rolle
zone-hand = Hand
zone-storage = Lager
zone-board = Brett
zone-cover = Tarnung
term-guild_down = alle Gildenmagier am Ende
term-unmasked = alle Eindringlinge enttarnt
term-burned_out = ausgebrannt

## Was geschieht

news-dealt = Deine Rolle: { $role }.
news-covered = Deine Tarnung: { $role }.
news-teammate = { $seat } ist ein Eindringling wie du.
news-alone = Du bist der einzige Eindringling.
news-first = { $seat } beginnt.
news-turn = Runde { $round }: { $seat } ist am Zug.
news-you_drew = Du ziehst „{ $card }“.
news-drew =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
news-took_stack =
    { $seat } nimmt den Stapel: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
news-you_got = Im Stapel findest du: { $cards }.
news-took_storage =
    { $seat } holt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } aus dem Lager zurück.
news-counters_set =
    { $seat } hat { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } und { $mana } Mana.
news-burned = { $seat } verbrennt „{ $card }“ für { $mana } Mana.
news-you_stored = Du lagerst „{ $card }“.
news-stored = { $seat } lagert eine Karte.
news-played = { $seat } spielt „{ $card }“.
news-channelled = { $seat } kanalisiert „{ $card }“ in die Asche.
news-arrived = „{ $card }“ kommt auf das Brett von { $seat_at }.
news-activated = { $seat } nutzt „{ $card }“.
news-left_unused = { $seat } verzichtet diesmal auf „{ $card }“.
news-you_passed =
    { $cards_count ->
        [0] Du hast keine Karte, die du im Stapel lassen könntest.
       *[other] Du lässt im Stapel: { $cards }.
    }
news-passed =
    { $count ->
        [0] { $seat } hat keine Karte für den Stapel.
        [one] { $seat } lässt 1 Karte im Stapel.
       *[other] { $seat } lässt { $count } Karten im Stapel.
    }
news-gained_power = { $seat } gewinnt { $amount } Macht und hat { $power }.
news-lost_power = { $seat } verliert { $amount } Macht und hat { $power }.
news-exchanged_power = { $seat_one } und { $seat_other } tauschen ihre Macht und haben jetzt { $power } und { $power_other }.
news-guarded = Der Steinwächter von { $seat_of } nimmt den Verlust auf sich.
news-gained_actions =
    { $seat } gewinnt { $amount ->
        [one] 1 Aktion
       *[other] { $amount } Aktionen
    }.
news-lost_actions =
    { $seat } verliert { $amount ->
        [one] 1 Aktion
       *[other] { $amount } Aktionen
    }.
news-gained_mana = { $seat } gewinnt { $amount } Mana.
news-discarded = Abgelegt: { $cards }.
news-scorched = Versengt: { $cards }.
news-returned = Aus der Asche zurück in die Ablage: { $cards }.
news-refilled =
    Die Ablage, { $cards_count ->
        [one] 1 Karte
       *[other] { $cards_count } Karten
    }, wird gemischt und wird zum Deck.
news-stack_discarded = { $seat } legt den ganzen Stapel ab.
news-looked = { $seat } sieht sich die oberste Karte des Decks an.
news-you_looked = Die oberste Karte des Decks ist „{ $card }“.
news-left_on_top = { $seat } lässt die oberste Karte auf dem Deck.
news-scorched_top = { $seat } versengt „{ $card }“, die oberste Karte des Decks.
news-purged = { $seat } versengt „{ $card }“ aus der Ablage.
news-stored_top = { $seat } lagert die oberste Karte des Decks.
news-you_stored_top = Du lagerst „{ $card }“, die oberste Karte des Decks.
news-echoed = { $seat } lagert „{ $card }“ aus der Ablage.
news-gift_added = { $seat } legt „{ $card }“ aus der Ablage in den Stapel.
news-revealed_artifact = { $seat } enthüllt „{ $card }“.
news-kept_secret = { $seat } hält ein Artefakt geheim.
news-you_kept_secret = Du hältst „{ $card }“ geheim.
news-storage_revealed = { $seat_of } zeigt das ganze Lager: { $cards }.
news-saw_stored = Im Lager von { $seat_of } siehst du: { $cards }.
news-took_stored = { $seat } nimmt „{ $card }“ aus dem Lager von { $seat_from }.
news-took_one_stored = { $seat } nimmt eine Karte aus dem Lager von { $seat_from }.
news-took_nothing = { $seat } nimmt nichts aus dem Lager von { $seat_from }.
news-aimed = { $seat } wählt { $seat_at } für „{ $card }“.
news-chose = { $seat } ({ $role }) wählt { $seat_chosen }.
news-moved = „{ $card }“ zieht von { $seat_from } zu { $seat_to }.
news-banished = { $seat } verbannt „{ $card }“ vom Brett von { $seat_from }.
news-revealed_role = { $seat } ist enthüllt: { $role }.
news-showed_role = { $seat } zeigt { $seat_to } eine Rolle.
news-saw_role = { $seat } zeigt dir: { $role }.
news-forged = Deine gefälschten Papiere: { $seat_to } sah { $role }.
news-over =
    { $reason_id ->
        [dark_day] { end-dark_day }
        [guild_down] { end-guild_down }
        [unmasked] { end-unmasked }
       *[burned_out] { end-burned_out }
    }
news-was = { $seat } war: { $role }.

## Das Ende

end-dark_day = Dunkler Tag: Ein Eindringling hat ihn gespielt. Die Eindringlinge gewinnen.
end-guild_down = Alle Gildenmagier sind bei 0 Macht. Die Eindringlinge gewinnen.
end-unmasked = Alle Eindringlinge sind enthüllt und bei 0 Macht. Die Gildenmagier gewinnen.
end-burned_out = Ausgebrannt: Es musste gezogen werden, und keine Karte war mehr da. Die Gildenmagier gewinnen.
line-guildmage = { $role }, Gildenmagier
line-infiltrator = { $role }, Eindringling
line-plain = { $role }
line-won = die Seite hat gewonnen
line-lost = die Seite hat verloren
line-power = { $number } Macht übrig
line-revealed = die Rolle wurde enthüllt
line-hidden = die Rolle wurde nie enthüllt

## Was man mit einer anderen Zahl ausprobieren kann

number-burn = Brennwert
number-channel = KANALISIEREN
number-power = Macht
number-actions = Aktionen
number-mana = Mana
number-more = mehr
number-draws = gezogen
number-scorches = versengt
number-returns = zurückgekehrt
number-passes = weitergegeben
number-starting_power = Macht zu Beginn
number-turn_draws = gezogene Karten im Zug
number-first_draws = gezogene Karten im allerersten Zug
number-quota = weitergegebene Karten

## Die Karten

card-magelight = Magierlicht
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. KANALISIEREN ({ $channel }). Braucht einen Spieler, dessen Rolle nicht enthüllt ist. Wähle einen Spieler, dessen Rolle nicht enthüllt ist: Er muss seine Rolle allen enthüllen.
    .flavour = „Es wirft keinen Schatten, den man behalten möchte.“
card-draught_of_candour = Trank der Offenheit
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen Spieler, dessen Rolle nicht enthüllt ist. Wähle einen Spieler, dessen Rolle nicht enthüllt ist: Er muss seine Rolle allen enthüllen. Ist er ein Eindringling, versenge alle Karten in seinem Lager.
    .flavour = Schmeckt nach Honig, dann nach Reue.
card-whispered_truth = Geflüsterte Wahrheit
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen anderen Spieler, dessen Rolle nicht enthüllt ist. Wähle einen anderen Spieler, dessen Rolle nicht enthüllt ist: Er zeigt dir seine Rolle.
    .flavour = Ein Ohr genügt.
card-sidelong_glance = Seitenblick
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen Spieler, dessen Rolle nicht enthüllt ist. Wähle einen Spieler, dessen Rolle nicht enthüllt ist: Er zeigt seine Rolle dem Spieler zu seiner Rechten.
    .flavour = Jeder hat einen Nachbarn.
card-sworn_in_light = Im Licht geschworen
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Enthülle allen deine eigene Rolle (entfällt, wenn sie schon enthüllt ist). Dann wähle einen Spieler, der dir seine Rolle gezeigt hat: Er muss sie allen enthüllen (gibt es keinen: Zieh { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }).
    .flavour = Sag es einmal, und laut.
card-ice_blast = Eisstoß
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Wähle einen Spieler mit mindestens 1 Macht: Er verliert { $power } Macht, ein enthüllter Eindringling { $more }.
    .flavour = Das älteste Argument des Berges.
card-verdict = Urteil der Gilde
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen enthüllten Eindringling mit mindestens 1 Macht. Wähle einen solchen Spieler: Er verliert { $power } Macht.
    .flavour = Alle Hände erhoben, ein Kopf gesenkt.
card-long_winter = Langer Winter
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Jeder Spieler verliert { $power } Macht, alle gleichzeitig.
    .flavour = Kein Feuer ist groß genug für alle.
card-kindle = Entfachen
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen Spieler unter der Machtgrenze. Wähle einen Spieler unter der Grenze: Er gewinnt { $power } Macht; hatte er 0, stattdessen { $more }.
    .flavour = Sanft pusten.
card-equal_measure = Gleiches Maß
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Wähle einen Spieler, dann einen zweiten, anderen: Sie tauschen ihre Macht.
    .flavour = Die Waage fragt nicht nach deinem Namen.
card-quicken = Beschleunigen
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Du gewinnst { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }.
    .flavour = Zwei Herzschläge im Raum von einem.
card-tap_the_vein = Aderlass
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht, dass du mindestens 1 Macht hast. Verliere { $power } Macht. Wenn du es tust, gewinne { $mana } Mana.
    .flavour = Es ist nur ein wenig von dir.
card-study = Studium bei Kerzenlicht
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Zieh { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Die letzte Nacht für diese Bücher.
card-ash_reading = Aschelesen
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Zieh { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }. Dann kehren die obersten { $returns } Karten der Asche in die Ablage zurück (so viele da sind).
    .flavour = Manche Worte bleiben nicht verbrannt.
card-false_bottom = Doppelter Boden
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Lagere bis zu zwei Karten deiner Hand, eine nach der anderen.
    .flavour = Jede Truhe der Gilde hat einen.
card-pry_the_lock = Schloss knacken
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen anderen Spieler mit einer Karte im Lager. Wähle einen solchen Spieler: Sieh dir alle Karten in seinem Lager an. Du darfst eine davon nehmen.
    .flavour = „Ich habe nur Staub gewischt.“
card-spring_cleaning = Frühjahrsputz
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen anderen Spieler mit einer Karte im Lager. Wähle einen solchen Spieler: Versenge alle Karten in seinem Lager.
    .flavour = Hinaus mit dem Alten, und dem Versteckten.
card-echo = Echo im Treppenhaus
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. KANALISIEREN ({ $channel }). Braucht einen Zauber in der Ablage. Wähle einen Zauber in der Ablage und lagere ihn.
    .flavour = Einmal gesagt, für immer gehört.
card-travel_light = Leichtes Gepäck
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Du gewinnst { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }. Du musst in diesem Zug nur { $passes } { $passes ->
        [one] Karte
       *[other] Karten
    } weitergeben.
    .flavour = Lass den Kessel da.
card-parting_gift = Abschiedsgeschenk
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht eine Karte in der Ablage. Wähle eine Karte in der Ablage: Leg sie in den Stapel. Dann zieh { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Mit Sorgfalt verpackt, oder mit Bosheit.
card-clean_hands = Saubere Hände
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Wenn du am Ende dieses Zuges Karten weitergibst, versenge die, die du ablegen würdest.
    .flavour = Nichts bleibt zu finden.
card-pyre = Scheiterhaufen
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Versenge die obersten { $scorches } Karten des Decks.
    .flavour = Mit dem Rücken nach oben; so brennen sie besser.
card-purge_the_shelves = Regale leeren
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. KANALISIEREN ({ $channel }). Braucht eine Karte in der Ablage. Versenge ein bis fünf Karten deiner Wahl aus der Ablage, eine nach der anderen (nach der ersten darfst du aufhören).
    .flavour = Nach Fach, dann nach Autor, dann nach Feuer.
card-great_burning = Der große Brand
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. KANALISIEREN ({ $channel }). Versenge die obersten { $scorches } Karten des Decks.
    .flavour = Aus beiden Königreichen zu sehen.
card-banish = Verbannen
    .text = Zauber. Kosten { $cost }, Brennwert { $burn }. Braucht einen Verbündeten auf irgendeinem Brett. Wähle einen Verbündeten auf irgendeinem Brett: Leg ihn ab.
    .flavour = Der Weg führt auch hinunter.
card-dark_day = Dunkler Tag
    .text = Zauber. Kosten { $cost }, 1 weniger für je volle 10 Karten in der Asche (für den Spionmeister: je volle 4 Karten), nie unter 5, Brennwert { $burn }. Braucht den Rundenzähler auf 4 oder mehr. Bist du ein Eindringling, gewinnen die Eindringlinge. Bist du ein Gildenmagier: Enthülle allen deine Rolle (entfällt, wenn enthüllt), dann versenge die obersten { $scorches } Karten des Decks; Dunkler Tag kommt in die Asche statt in die Ablage.
    .flavour = Am Mittag läuteten die Glocken, und niemand sah, wer sie läutete.
card-apprentice = Eifriger Lehrling
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. BEISTAND.
    .flavour = Trägt alles, versteht die Hälfte.
card-ember_imp = Glutkobold
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. BEISTAND. Zu Beginn deines Zuges: Versenge die oberste Karte des Decks.
    .flavour = In Papier bezahlt.
card-hearthkeeper = Herdhüterin
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. Zu Beginn deines Zuges: Hast du 1 Macht oder weniger, gewinne { $power } Macht.
    .flavour = „Setz dich. Iss. Dann rette die Welt.“
card-librarian = Letzter Bibliothekar
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. Zu Beginn deines Zuges: Du darfst dir die oberste Karte des Decks ansehen. Wenn du es tust, lass sie dort oder versenge sie.
    .flavour = Nimmt von jedem Buch lesend Abschied.
card-courier = Bergkurier
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. Zu Beginn deines Zuges: Du darfst den ganzen Stapel ablegen (nicht, wenn er leer ist). Wenn du es tust, zieh so viele Karten, wie du abgelegt hast.
    .flavour = Verliert nur die Briefe, die du verloren haben willst.
card-storm_crow = Sturmkrähe
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. AKTION, KANALISIEREN (1): Wähle einen anderen Spieler, dessen Rolle nicht enthüllt ist; er zeigt sie dir. Einmal je Zug.
    .flavour = Sie merkt sich Gesichter.
card-furnace_golem = Ofengolem
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. AKTION: Versenge die obersten { $scorches } Karten des Decks. Einmal je Zug.
    .flavour = Gebaut, um die Halle zu wärmen. Umgeschult.
card-stone_guardian = Steinwächter
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. Immer: Würdest du Macht verlieren, leg stattdessen diesen Verbündeten ab und verliere nichts davon.
    .flavour = Steht, bis er es nicht mehr tut.
card-inquisitor = Inquisitor
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. NOMADE. Zu Beginn deines Zuges: Bist du ein enthüllter Gildenmagier, leg diesen Verbündeten ab; bist du ein enthüllter Eindringling, verliere { $power } Macht. Sonst wähle: Verliere { $power } Macht, oder enthülle allen deine Rolle.
    .flavour = „Das können wir jeden Morgen machen.“
card-watchful_familiar = Wachsamer Vertrauter
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. NOMADE, BEISTAND. Zu Beginn deines Zuges: Zeige allen die Karten in deinem Lager.
    .flavour = Hilfreich. Zu hilfreich.
card-pilgrim = Pilger
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. NOMADE. Zu Beginn deines Zuges: Hast du 2 Macht oder weniger, gewinne { $power } Macht. Dann wähle einen anderen Spieler; dieser Verbündete zieht auf dessen Brett.
    .flavour = Bleibt eine Nacht, lässt es wärmer zurück.
card-frost_wraith = Frostgeist
    .text = Verbündeter. Kosten { $cost }, Brennwert { $burn }. NOMADE. Zu Beginn deines Zuges: Verliere { $power } Macht. Hast du dann 0 Macht, leg diesen Verbündeten ab.
    .flavour = Etwas hat gegen die Scheibe gehaucht.
card-cracked_idol = Gesprungenes Idol
    .text = Artefakt. Brennwert { $burn }. Verliere { $power } Macht, außer du bist ein enthüllter Gildenmagier.
    .flavour = Auf der anderen Seite lächelt es.
card-everburning_lamp = Ewige Lampe
    .text = Artefakt. Brennwert { $burn }. Hast du 2 Macht oder weniger, gewinne { $power } Macht.
    .flavour = Niemand hat den Docht gefunden.
card-moon_dial = Monduhr
    .text = Artefakt. Brennwert { $burn }. Du gewinnst { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }.
    .flavour = Legt eine Stunde drauf, die sie jemandem nahm.
card-ash_bell = Aschenglocke
    .text = Artefakt. Brennwert { $burn }. Versenge die oberste Karte des Decks.
    .flavour = Jeder Schlag eine Seite.
card-envious_mirror = Neidischer Spiegel
    .text = Artefakt. Brennwert { $burn }. Der Spieler mit der meisten Macht verliert { $power } Macht; bei Gleichstand wählst du einen davon. Haben alle 0, geschieht nichts.
    .flavour = Springt beim Schönsten.
card-truth_stone = Wahrheitsstein
    .text = Artefakt. Brennwert { $burn }. Ist deine Rolle enthüllt: Verliere { $power } Macht, wenn du ein Eindringling bist. Sonst wähle: Zeig deine Rolle dem Spieler zu deiner Linken, oder verliere { $power } Macht.
    .flavour = Warm in ehrlichen Händen. Heiß in anderen.
card-shrouded_coin = Verhüllte Münze
    .text = Artefakt. Brennwert { $burn }. GEHEIM. Du gewinnst { $mana } Mana. ENTHÜLLEN: Du gewinnst { $more } Mana mehr, dann versenge diese Karte.
    .flavour = Gib sie aus oder behalte sie; zeig sie nie zweimal.
card-hollow_book = Hohles Buch
    .text = Artefakt. Brennwert { $burn }. GEHEIM. Du darfst einen Zauber oder Verbündeten deiner Hand lagern. ENTHÜLLEN: Zieh { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Der meistgeliehene Titel der Halle.
card-weeping_mask = Weinende Maske
    .text = Artefakt. Brennwert { $burn }. GEHEIM. Verliere { $power } Macht. ENTHÜLLEN: Wähle einen anderen Spieler, dessen Rolle nicht enthüllt ist; er zeigt sie dir, dann zeigst du ihm deine (gibt es keinen: nichts).
    .flavour = Sie weint um den Träger, dann um den Gast.
card-poisoned_chalice = Vergifteter Kelch
    .text = Artefakt. Brennwert { $burn }. GEHEIM. Verliere in diesem Zug { $actions } { $actions ->
        [one] Aktion
       *[other] Aktionen
    }. ENTHÜLLEN: Wähle einen anderen Spieler mit mindestens 1 Macht; er verliert { $power } Macht (gibt es keinen: nichts).
    .flavour = Nipp zuerst. Das gebietet die Höflichkeit.
card-archmage = Erzmagier
    .text = Gildenmagier. Wird er allen enthüllt: Gewinne 1 Macht.
    .flavour = Verlässt als Letzter die Halle.
card-archivist = Archivar
    .text = Gildenmagier. Wird er allen enthüllt: Versenge die obersten 3 Karten des Decks.
    .flavour = Weiß, was zuerst fort muss.
card-healer = Heiler
    .text = Gildenmagier. Wird er allen enthüllt: Wähle einen anderen Spieler unter der Grenze: Er gewinnt 1 Macht (gibt es keinen: nichts).
    .flavour = Kalte Hände, warme Zauber.
card-warden = Wächter
    .text = Gildenmagier. Wird er allen enthüllt: Wähle einen anderen Spieler mit mindestens 1 Macht: Er verliert 1 Macht (gibt es keinen: nichts).
    .flavour = Auch die Tür ist eine Waffe.
card-diviner = Seher
    .text = Gildenmagier. Wird er allen enthüllt: Wähle einen anderen Spieler, dessen Rolle nicht enthüllt ist: Er zeigt sie dir (gibt es keinen: nichts).
    .flavour = Fragte die Sterne. Sie zuckten die Achseln.
card-quartermaster = Quartiermeister
    .text = Gildenmagier. Wird er allen enthüllt: Lagere die obersten 2 Karten des Decks.
    .flavour = Es gibt immer noch eine Kiste.
card-spymaster = Spionmeister
    .text = Eindringling. Wird er allen enthüllt: Gewinne Macht bis zur Grenze. Dunkler Tag kostet 1 weniger je 4 verbrannte Karten; gefälschte Papiere: Wird diese Rolle zum ersten Mal einem einzelnen Spieler gezeigt, sieht dieser stattdessen deine Tarnung.
    .flavour = Unterschreibt in drei Handschriften.
card-turncoat = Überläufer
    .text = Eindringling. Wird er allen enthüllt: Gewinne 2 Macht.
    .flavour = War einmal einer von euch.
card-page_thief = Seitendieb
    .text = Eindringling. Wird er allen enthüllt: Die obersten 10 Karten der Asche kehren in die Ablage zurück (so viele da sind).
    .flavour = Die halbe Bibliothek unter einem Mantel.
card-guildmage = Gildenmagier
    .text = Gildenmagier.
    .flavour = Vom Berg, für den Berg.
card-infiltrator = Eindringling
    .text = Eindringling.
    .flavour = Aus dem Tal, für das Tal.

## Fertige Sätze

claim-i_am =
    { $role_id ->
        [guildmage] Ich bin ein Gildenmagier.
        [infiltrator] Ich bin ein Eindringling.
       *[other] Ich bin: { $role }.
    }
    .title = Ich bin …
    .tag = { $role }
claim-think =
    { $role_id ->
        [guildmage] Ich halte { $seat } für einen Gildenmagier.
        [infiltrator] Ich halte { $seat } für einen Eindringling.
       *[other] Ich glaube, { $seat } ist: { $role }.
    }
    .title = Ich glaube, … ist …
    .tag = { $seat }: { $role }?
claim-saw =
    { $role_id ->
        [guildmage] Ich habe die Rolle von { $seat } gesehen: ein Gildenmagier.
        [infiltrator] Ich habe die Rolle von { $seat } gesehen: ein Eindringling.
       *[other] Ich habe die Rolle von { $seat } gesehen: { $role }.
    }
    .title = Ich sah …
    .tag = sah { $seat }: { $role }
claim-trust = Ich vertraue { $seat }.
    .title = Ich vertraue …
    .tag = vertraut { $seat }
claim-suspect = Ich verdächtige { $seat }.
    .title = Ich verdächtige …
    .tag = verdächtigt { $seat }
claim-passed = { $seat }, ich gab dir { $card } weiter.
    .title = Ich gab dir …
    .tag = gab { $seat } { $card }
claim-need = Ich brauche { $card }.
    .title = Ich brauche …
    .tag = braucht { $card }
claim-burn = Verbrennt { $card }.
    .title = Verbrennt …
    .tag = { $card } verbrennen
claim-do_not_burn = Verbrennt { $card } nicht, behaltet es.
    .title = Nicht verbrennen: …
    .tag = { $card } behalten
claim-pass_on = Gebt { $card } weiter.
    .title = Gebt weiter: …
    .tag = { $card } weitergeben
claim-do_not_play = Spielt { $card } nicht.
    .title = Nicht spielen: …
    .tag = { $card } nicht spielen
