# Mage Wars, auf Deutsch.

summary = Zwölf Magier, jeder mit eigenem Weg zum Sieg: bauen, verfluchen, Türme errichten, von den Toten zurückkehren.
option-first_player = Startspieler
    .help = Wer beginnt: ausgelost oder ein bestimmter Spieler.
option-first_player-random = ausgelost
option-first_player-0 = Spieler 1
option-first_player-1 = Spieler 2
option-first_player-2 = Spieler 3
option-first_player-3 = Spieler 4
option-first_player-4 = Spieler 5
option-first_player-5 = Spieler 6
option-mage_choice = Wer welchen Magier bekommt
    .help = Die Magier werden ausgelost, oder die Spieler wählen einer nach dem anderen.
option-mage_choice-random = ausgelost
option-mage_choice-draft = von den Spielern gewählt
option-resources_per_card = Was eine Füllkarte füllt
    .help = Eine Karte, die auf ein Werk gelegt wird, füllt ein Feld, oder eines für jedes ihrer Symbole.
option-resources_per_card-one = ein Feld
option-resources_per_card-all = ein Feld für jedes Symbol
option-destroyed = Wann ein Magier als vernichtet gilt
    .help = Ein Magier, der einmal gestorben ist, ist vernichtet, auch wenn er wiederkehrt; oder nur, wer gerade tot ist, ist es.
option-destroyed-ever = wenn er einmal gestorben ist
option-destroyed-now = nur solange er tot ist
option-win_check = Wann man gewinnen kann
    .help = Wer das Ziel erreicht, gewinnt sofort, in wessen Zug auch immer; oder nur zu Beginn des eigenen Zuges.
option-win_check-at_once = sofort
option-win_check-own_turn = zu Beginn des eigenen Zuges
option-round_limit = Letzte Runde
    .help = Nach dieser Runde endet das Spiel, und wer dem Sieg am nächsten ist, gewinnt.
option-round_limit-none = keine letzte Runde
option-first_turn_fate = Schicksalskarten im allerersten Zug
    .help = Der erste Spieler zieht so viele wie in jedem Zug, oder zwei weniger.
option-first_turn_fate-full = so viele wie immer
option-first_turn_fate-reduced = zwei weniger

## Was gefragt wird

ask-draft_mage = Welcher Magier willst du sein?
ask-action = Was tust du?
ask-begin_card = Welche Karte beginnst du?
ask-challenge_card = Welche Herausforderung spielst du?
ask-abandon_craft = Welches Werk gibst du auf?
ask-use_card = Welche deiner behaltenen Karten nutzt du?
ask-lock_target = Du wirfst 2 Karten ab, um ein Schloss zu knacken. Welches?
ask-burn_use = Du verbrennst „{ $card }“. Was machst du damit?

ask-fill_card = Welche Karte legst du als Rohstoff?
ask-fill_target = Worauf legst du „{ $card }“?
ask-fill_slot = Welches Feld von „{ $card }“ füllt „{ $filling }“?
ask-fill_slot-more = Welches weitere Feld von „{ $card }“ füllt „{ $filling }“?
ask-perm_slot = Welches Feld von „{ $card }“ ist umsonst gefüllt?
ask-site =
    „{ $card }“: Auf welchem Bauplatz füllst du { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    }?
ask-keep_or_use = „{ $card }“ ist vollendet. Behältst du die Karte, oder nutzt du sie einmal?
ask-make_room = Für „{ $card }“ ist kein Platz. Welche Karte legst du dafür ab, oder nutzt du sie einmal?
ask-make_room-armor = Für „{ $card }“ ist kein Platz. Welche Rüstung legst du dafür ab, oder legst du diese ab?

ask-attack_kind = „{ $card }“ greift mit { $number } Schaden an. Was greifst du an?
ask-attack_mage = „{ $card }“ greift mit { $number } Schaden an. Welchen Magier greifst du an?
ask-attack_whose = „{ $card }“ greift an. Wessen Karte greifst du an?
ask-attack_target = „{ $card }“ greift an. Welche Karte von { $seat } greifst du an?
ask-attack_target-structure = „{ $card }“ greift mit { $number } Schaden an. Welches Bauwerk greifst du an?
ask-doomed_tower = „{ $card }“: Welchen Turm zerstörst du?

ask-meddle_whose-strip_that = „{ $card }“: Wo nimmst du eine Füllkarte fort?
ask-meddle_whose-steal_from = „{ $card }“: Wo stiehlst du eine Füllkarte?
ask-meddle_whose-lock_that = „{ $card }“: Was verriegelst du?
ask-meddle_whose-freeze_that = „{ $card }“: Was frierst du ein?
ask-meddle_whose-discard_that = „{ $card }“: Wessen Werk zerstörst du?
ask-meddle_whose-open_that = „{ $card }“: Was befreist du von Schlössern und vom Einfrieren?
ask-meddle_target-strip_that = „{ $card }“: Von welcher Karte nimmst du eine Füllkarte fort?
ask-meddle_target-steal_from = „{ $card }“: Von welcher Karte stiehlst du eine Füllkarte?
ask-meddle_target-lock_that = „{ $card }“: Welche Karte verriegelst du?
ask-meddle_target-freeze_that = „{ $card }“: Welche Karte frierst du ein?
ask-meddle_target-discard_that = „{ $card }“: Welches Werk zerstörst du?
ask-meddle_target-strip_that_site = „{ $card }“: Von welchem Bauplatz nimmst du Füllkarten fort?
ask-meddle_target-open_that = „{ $card }“: Welche Karte befreist du von Schlössern und vom Einfrieren?
ask-filling_card = Welche Füllkarte von „{ $card }“ legst du ab?
ask-filling_card-up_to =
    Welche Füllkarte von „{ $card }“ legst du ab? { $number ->
        [one] Es ist die letzte, die du nehmen darfst.
       *[other] Du darfst bis zu { $number } nehmen.
    }
ask-filling_card-steal = Welche Füllkarte von „{ $card }“ stiehlst du?
ask-snare_pet = Welches Tier stiehlst du?

ask-curse_answer = „{ $card }“ trifft dich. Antwortest du?
ask-deflect_to = Auf wen lenkst du „{ $card }“ um?
ask-sent_curse = „{ $card }“: Welchen Fluch schickst du?
ask-own_card = „{ $card }“: Welche deiner Karten gibst du her?

ask-mode = „{ $card }“: Was wählst du?
ask-may-use_key = „{ $card }“: Befreist du ein Werk oder einen Bauplatz von Schlössern und vom Einfrieren?
ask-may-take_creature = „{ $card }“: Nimmst du eine Kreatur aus einer Ablage?
ask-rival-arcane_gift_to = „{ $card }“: Wer zieht noch eine arkane Karte?
ask-rival-monkey_steals = „{ $card }“: Wem stiehlst du eine Karte?
ask-rival-siphon = „{ $card }“: Wessen Leben nimmst du?
ask-rival-read_mind_of = „{ $card }“: Wessen Gedanken liest du?
ask-rival-throw_fire = „{ $card }“: Auf wen wirfst du das Feuer?
ask-rival-duel_with = „{ $card }“: Mit wem misst du dich?
ask-rival-send_to = Wem schickst du „{ $card }“?
ask-deck-look_at_two = „{ $card }“: Welchen Stapel siehst du dir an?
ask-deck-heal_fully = „{ $card }“: Von welchem Stapel heilst du?
ask-deck-dream = „{ $card }“: Von welchem Stapel deckst du Karten auf?
ask-pile = Von welcher Ablage nimmst du die oberste Karte?
ask-which_pile = „{ $card }“: Aus welcher Ablage nimmst du eine Karte?
ask-which_pile-type =
    „{ $card }“: Aus welcher Ablage nimmst du { $type_id ->
        [creature] eine Kreatur
        [blessing] einen Segen
       *[other] eine Karte
    }?
ask-pile_card = „{ $card }“: Welche Karte nimmst du aus { of-the-pile }?
ask-look_place = Du siehst „{ $card }“. Lässt du sie oben auf { on-the-deck }, oder legst du sie nach unten?
ask-keep_cards = Welche aufgedeckte Karte behältst du?
ask-discard_card =
    „{ $card }“: Du wirfst { $number ->
        [one] eine Karte ab. Welche?
       *[other] { $number } Karten ab. Welche zuerst?
    }
ask-discard_card-limit =
    Du darfst { $limit } Karten auf der Hand behalten und musst { $number ->
        [one] eine abwerfen. Welche?
       *[other] { $number } abwerfen. Welche zuerst?
    }
ask-secret_card-monkey_gives = Welche Karte gibst du { $seat } dafür?
ask-secret_card-guess = { $seat } liest deine Gedanken. Welche Karte wählst du heimlich?
ask-secret_card-sacrifice = „{ $card }“: Welche Karte bietest du heimlich? Die höchste Stufe bekommt alle.
ask-guess_type = „{ $card }“: Welche Kartenart hat { $seat } gewählt?

ask-dead_keep = Du ziehst „{ $card }“. Behältst du sie?
ask-resurrect = Dein Magier ist tot. Kehrt er ins Leben zurück?
ask-resurrect_card =
    Die Wiederkehr kostet noch { $number ->
        [one] einen Rohstoff
       *[other] { $number } Rohstoffe
    }. Was gibst du aus für { $slot_id ->
        [any] einen beliebigen Rohstoff
       *[other] { $slot }
    }?

## Züge

the-second = { $card } (die zweite)
of-deck =
    { $card } ({ $deck_id ->
        [quest] Queste
        [fate] Schicksal
       *[other] { $deck }
    })

# Wie die Stapel in Sätzen heißen

of-the-pile =
    { $deck_id ->
        [enchanted] der verzauberten Ablage
        [mystic] der mystischen Ablage
        [arcane] der arkanen Ablage
        [quest] der Questenablage
       *[fate] der Schicksalsablage
    }
the-pile =
    { $deck_id ->
        [enchanted] Die verzauberte Ablage
        [mystic] Die mystische Ablage
        [arcane] Die arkane Ablage
        [quest] Die Questenablage
       *[fate] Die Schicksalsablage
    }
on-the-deck =
    { $deck_id ->
        [enchanted] dem verzauberten Stapel
        [mystic] dem mystischen Stapel
        [arcane] dem arkanen Stapel
        [quest] dem Questenstapel
       *[fate] dem Schicksalsstapel
    }
under-the-deck =
    { $deck_id ->
        [enchanted] den verzauberten Stapel
        [mystic] den mystischen Stapel
        [arcane] den arkanen Stapel
        [quest] den Questenstapel
       *[fate] den Schicksalsstapel
    }
a-card-of-deck =
    { $deck_id ->
        [enchanted] eine verzauberte Karte
        [mystic] eine mystische Karte
        [arcane] eine arkane Karte
        [quest] eine Karte vom Questenstapel
       *[fate] eine Karte vom Schicksalsstapel
    }

do-be-card = „{ $card }“ sein
do-end-turn = Zug beenden
    .help = Du wirfst bis auf dein Handlimit ab, und der nächste Spieler beginnt.
do-begin = Eine Karte beginnen
    .help = Leg eine Karte mit Rezept auf den Tisch, um sie mit anderen zu füllen.
do-fill = Ein Feld füllen
    .help = Leg eine Handkarte als Rohstoff auf eines deiner Werke oder auf einen Bauplatz.
do-use = Eine behaltene Karte nutzen
    .help = Tu, was eine behaltene Karte jeden Zug bietet.
do-action-term = Eine Herausforderung spielen
    .help = Ihre Bedingung muss in diesem Zug erfüllt werden.
do-burn-health = Leben verbrennen
    .help = Nutze die oberste Karte deines Lebensstapels, als hättest du sie gezogen; jetzt begonnen, sind einige ihrer Felder umsonst gefüllt.
do-abandon = Ein Werk aufgeben
    .help = Leg eines deiner Werke mit allen Füllkarten ab.
do-pick_lock = Ein Schloss knacken
    .help = Wirf 2 Handkarten ab, um ein Schloss von einem deiner Werke oder von einem Bauplatz zu entfernen.
do-pick_lock_on = Das Schloss auf „{ $card }“ knacken
do-begin-card = „{ $card }“ beginnen
do-begin-card-term = „{ $card }“ ({ $term }) beginnen
do-use-card = „{ $card }“ nutzen
do-play-card = „{ $card }“ spielen
do-abandon-card = „{ $card }“ aufgeben
do-abandon-card-term = „{ $card }“ ({ $term }) aufgeben
do-abandon-card-second = „{ $card }“ (das zweite Werk) aufgeben
do-take-into-hand = Auf die Hand nehmen
do-begin-now = Jetzt beginnen
    .help = So viele ihrer Felder, wie dein Magier Blut hat, sind umsonst gefüllt.

do-fill-with-card = „{ $card }“ legen
do-fill-with-card-term = „{ $card }“ ({ $term }) legen
do-on = Auf „{ $card }“ legen
    .leads = Feld wählen
do-on-slot = Auf „{ $card }“ legen
    .leads = { $left ->
        [0] vollendet es
       *[other] { "" }
    }
do-slot =
    { $slot_id ->
        [any] Das Feld für einen beliebigen Rohstoff füllen
       *[other] Das Feld für { $slot } füllen
    }
    .help = { "" }
    .leads = { $left ->
        [0] vollendet es
       *[other] { "" }
    }
do-no-more = Kein weiteres Feld füllen
do-free =
    { $slot_id ->
        [any] Das Feld für einen beliebigen Rohstoff füllen
       *[other] Das Feld für { $slot } füllen
    }
    .help = { "" }
    .leads = { $left ->
        [0] vollendet es
       *[other] { "" }
    }
do-build-card = An „{ $card }“ bauen
do-build-card-term = An „{ $card }“ ({ $term }) bauen
do-keep_completed = „{ $card }“ behalten
do-use_once = „{ $card }“ einmal nutzen
do-replace = „{ $card }“ ablegen, um Platz zu schaffen
do-discard = „{ $card }“ ablegen
do-steal = „{ $card }“ stehlen

do-attack-a-mage = Einen Magier angreifen
do-attack-a-kept-card = Eine behaltene Karte angreifen
do-attack-a-term = Ein Bauwerk angreifen
do-attack-seat = Den Magier von { $seat } angreifen
do-attack-card-of-seat = Eine Karte von { $seat } angreifen
do-attack-card = „{ $card }“ angreifen
do-attack-card-term = „{ $card }“ ({ $term }) angreifen
do-raze-card = „{ $card }“ zerstören
do-raze-card-term = „{ $card }“ ({ $term }) zerstören

do-a-building-site = Einen Bauplatz wählen
do-a-card-of-seat = Eine Karte von { $seat } wählen
do-strip_that = Eine Füllkarte von „{ $card }“ fortnehmen
do-strip_that_site = Füllkarten von „{ $card }“ fortnehmen
do-steal_from = Eine Füllkarte von „{ $card }“ stehlen
do-lock_that = „{ $card }“ verriegeln
do-freeze_that = „{ $card }“ einfrieren
do-discard_that = „{ $card }“ zerstören
do-open_that = „{ $card }“ befreien
do-strip-no-more = Keine weitere nehmen
do-steal-card = „{ $card }“ stehlen

do-answer-card = Mit „{ $card }“ antworten
do-answer-card-term = Mit „{ $card }“ ({ $term }) antworten
do-no_answer = „{ $card }“ geschehen lassen
do-deflect-to-seat = Auf { $seat } umlenken
do-send-card = „{ $card }“ schicken
do-give-up-card = „{ $card }“ hergeben

do-fill_a_site = Ein Feld eines Bauplatzes füllen
do-draw_enchanted = Eine verzauberte Karte ziehen
do-pay_in_health = 1 Leben verlieren und 2 arkane Karten ziehen
do-destroy_level_1_towers = Jeden Turm der Stufe 1 zerstören
do-destroy_a_level_2_tower = Einen Turm der Stufe 2 zerstören
do-discard_a_craft = Ein Werk eines Rivalen zerstören
do-strip_a_site = Bis zu 3 Füllkarten von einem Bauplatz fortnehmen
do-doom_strikes = Jeden nicht bösen Magier 2 Leben verlieren lassen
do-destroy_a_good_tower = Einen guten Turm zerstören
do-heal_the_good = Jeden guten Magier 2 arkane Karten heilen lassen
do-destroy_an_evil_tower = Einen bösen Turm zerstören
do-keep_beasts_and_plants = Die Kreaturen und Pflanzen behalten
do-draw_2_arcane = 2 arkane Karten ziehen
do-keep_3_cards = 3 der Karten behalten
do-draw_3_mystic = 3 mystische Karten ziehen

do-choose-seat = { $seat } wählen
do-deck-term =
    { $term_id ->
        [quest] Den Questenstapel wählen
        [arcane] Den arkanen Stapel wählen
        [mystic] Den mystischen Stapel wählen
       *[enchanted] Den verzauberten Stapel wählen
    }
do-take-from-term =
    { $term_id ->
        [quest] Die oberste Karte der Questenablage nehmen
        [arcane] Die oberste Karte der arkanen Ablage nehmen
        [mystic] Die oberste Karte der mystischen Ablage nehmen
       *[enchanted] Die oberste Karte der verzauberten Ablage nehmen
    }
do-search-term =
    { $term_id ->
        [quest] Eine aus der Questenablage nehmen
        [arcane] Eine aus der arkanen Ablage nehmen
        [mystic] Eine aus der mystischen Ablage nehmen
       *[enchanted] Eine aus der verzauberten Ablage nehmen
    }
do-take-card = „{ $card }“ nehmen
do-take-card-term = „{ $card }“ ({ $term }) nehmen
do-leave-on-top = Oben lassen
do-put-on-bottom = Nach unten legen
do-keep-card = „{ $card }“ behalten
do-keep-card-term = „{ $card }“ ({ $term }) behalten
do-discard-card = „{ $card }“ abwerfen
do-discard-card-term = „{ $card }“ ({ $term }) abwerfen
do-pick-monkey_gives = „{ $card }“ geben
do-pick-guess = „{ $card }“ wählen
do-pick-sacrifice = „{ $card }“ bieten
do-guess-term = { $term } raten

do-keep-it = Behalten
do-discard-it = Ablegen
do-resurrect = Ins Leben zurückkehren
    .help = Zahle, was das Rezept der Wiederkehr deines Magiers verlangt, komm mit vollem Leben zurück und mach einen Zug.
do-stay-dead = Tot bleiben
do-spend-a-permanent-term = Einen dauerhaften Rohstoff ausgeben
do-spend-card = „{ $card }“ ausgeben
do-spend-card-term = „{ $card }“ ({ $term }) ausgeben

## Was man sieht

phase-setup = die Wahl der Magier
phase-fate = Schicksal
phase-main = Hauptschritt
phase-effect = was eine Karte tut
phase-attack = Angriff
phase-curse = Fluch
phase-end = Ende des Zuges
phase-dead = Zug eines toten Magiers
show-round_limit = letzte Runde
show-in_deck = Karten in den Stapeln
show-shuffled_in = in diesem Zug in die Stapel gemischt
show-mage = Magier
show-alignment = Gesinnung
show-steps_left = Schritte bis zum Sieg
show-asked_to_win = nötig zum Sieg
show-left_to_win = es fehlen noch
show-health = Leben
show-full_health = volles Leben
show-level = Stufe
show-hand = Handkarten
show-hand_limit = Handlimit
show-room = Platz zum Behalten
show-fate_cards = Schicksalskarten je Zug
show-guard = Abwehr
show-more_damage = mehr Schaden in diesem Zug
show-deaths = Tode
show-dead = tot
show-misses_next_turn = setzt den nächsten Zug aus
mark-resting = ruht bis zum nächsten Zug
mark-frozen = eingefroren
mark-locked = verriegelt
mark-needs = braucht
mark-needed_by = gesucht von
zone-fate_row = Schicksalsreihe
zone-in_play = Wird gespielt
zone-revealed = Aufgedeckt
zone-held = Wird angesehen
zone-site = Bauplatz
zone-structures = Stehende Bauwerke
zone-mage = Magier
zone-pets = Tiere
zone-plants = Pflanzen
zone-items = Gegenstände
zone-armor = Rüstung
zone-levels = Stufen
zone-permanents = Dauerhafte Rohstoffe
zone-lasting = Bleibende Karten
zone-health = Leben
zone-craft = Werk
zone-top_enchanted = Oben auf dem verzauberten Stapel
zone-top_mystic = Oben auf dem mystischen Stapel
zone-top_arcane = Oben auf dem arkanen Stapel
zone-top_quest = Oben auf dem Questenstapel
zone-bottom_enchanted = Unter dem verzauberten Stapel
zone-bottom_mystic = Unter dem mystischen Stapel
zone-bottom_arcane = Unter dem arkanen Stapel
zone-bottom_quest = Unter dem Questenstapel
zone-pile_enchanted = Verzauberte Ablage
zone-pile_mystic = Mystische Ablage
zone-pile_arcane = Arkane Ablage
zone-pile_quest = Questenablage
zone-pile_fate = Schicksalsablage
back-enchanted = verzaubert
back-mystic = mystisch
back-arcane = arkan
back-quest = Queste
back-fate = Schicksal

## Was geschieht

news-first = { $seat } beginnt das Spiel.
news-is_mage = { $seat } ist { $mage }.
news-turn = { $seat } ist am Zug.
news-missed = { $seat } setzt einen Zug aus.
news-fate = { $seat } zieht Schicksal: { $card }.
news-you_drew = Du ziehst „{ $card }“.
news-drew = { $seat } zieht { a-card-of-deck }.
news-shuffled = { the-pile } wird gemischt und wird zum Stapel.
news-discarded_own = { $seat } wirft „{ $card }“ ab.
news-discarded = Abgelegt: { $cards }.
news-revealed = { $seat } deckt auf: { $cards }.
news-kept_revealed = { $seat } nimmt auf die Hand: { $cards }.
news-took = { $seat } nimmt „{ $card }“ aus einer Ablage.
news-looked =
    { $deck_id ->
        [enchanted] { $seat } sieht sich die obersten verzauberten Karten an.
        [mystic] { $seat } sieht sich die obersten mystischen Karten an.
        [arcane] { $seat } sieht sich die obersten arkanen Karten an.
       *[quest] { $seat } sieht sich die obersten Karten des Questenstapels an.
    }
news-placed_top = { $seat } lässt eine Karte oben auf { on-the-deck }.
news-placed_bottom = { $seat } legt eine Karte unter { under-the-deck }.
news-stole = { $seat } stiehlt { $seat_from } „{ $card }“.
news-stole_unseen = { $seat } stiehlt { $seat_from } eine Karte.
news-gave = { $seat } gibt { $seat_to } „{ $card }“.
news-gave_unseen = { $seat } gibt { $seat_to } eine Karte.
news-began = { $seat } beginnt „{ $card }“.
news-filled = { $seat } legt „{ $filling }“ auf „{ $card }“.
news-completed = { $seat } vollendet „{ $card }“.
news-quest_done = { $seat } tut, was „{ $card }“ verlangt.
news-kept = { $seat } behält „{ $card }“.
news-used_once = { $seat } nutzt „{ $card }“ einmal.
news-used = { $seat } nutzt „{ $card }“.
news-abandoned = { $seat } gibt „{ $card }“ auf.
news-burnt = { $seat } verbrennt eine Lebenskarte.
news-you_burnt = Du verbrennst „{ $card }“.
news-stripped = { $seat } nimmt „{ $filling }“ von „{ $card }“ fort.
news-stole_filling = { $seat } stiehlt „{ $filling }“ von „{ $card }“.
news-locked = { $seat } verriegelt „{ $card }“.
news-picked_lock = { $seat } knackt das Schloss auf „{ $card }“.
news-froze = { $seat } friert „{ $card }“ ein.
news-sabotaged = { $seat } zerstört „{ $card }“, ein Werk von { $seat_victim }.
news-attacked =
    { $seat } greift { $seat_victim } an: { $damage ->
        [0] Nichts kommt durch
       *[other] { $damage } Schaden kommt durch
    }.
news-attacked_card = { $seat } greift „{ $card }“ an.
news-destroyed = „{ $card }“ wird zerstört.
news-vanished = { $seat } ist unsichtbar: Der Angriff bewirkt nichts.
news-pet_changed_sides = { $seat } bekommt „{ $card }“, ein Tier von { $seat_from }.
news-lost_health = { $seat } verliert { $number } Leben.
news-healed = { $seat } heilt { a-card-of-deck }.
news-siphoned =
    { $seat } nimmt { $seat_from } { $number ->
        [one] eine Lebenskarte
       *[other] { $number } Lebenskarten
    } fort.
news-cursed = Ein Fluch trifft { $seat }: { $card }.
news-curse_fades = Der Fluch tut { $seat } nichts.
news-answered = { $seat } antwortet mit „{ $card }“.
news-deflected = { $seat } lenkt „{ $card }“ auf { $seat_to } um.
news-turn_cut = { $seat } verliert den Rest dieses Zuges.
news-will_miss = { $seat } setzt den nächsten Zug aus.
news-gave_up = { $seat } gibt „{ $card }“ her.
news-burdened = { $seat } trägt eine weitere Last.
news-sent_curse = { $seat } schickt { $seat_to } „{ $card }“.
news-challenge = { $seat } spielt die Herausforderung „{ $card }“.
news-challenge_won = { $seat } gewinnt „{ $card }“.
news-challenge_lost = { $seat } gewinnt „{ $card }“ nicht.
news-guessed = { $seat } rät: { $type }.
news-read_card = { $seat } nimmt { $seat_from } „{ $card }“.
news-sacrificed = { $seat } bietet „{ $card }“.
news-showed = { $seat } zeigt { $cards }.
news-died = Der Magier von { $seat } stirbt.
news-dead_kept = { $seat } behält eine Karte.
news-returned = Der Magier von { $seat } kehrt ins Leben zurück.
news-won = { $seat } gewinnt mit { $mage }.
news-limit = Runde { $rounds } ist vorüber: Wer dem Sieg am nächsten ist, gewinnt.

## Das Ende

end-goal_reached = { $seats } hat das Ziel des eigenen Magiers erreicht.
end-last_round = Die letzte Runde ist vorüber: Wer dem Sieg am nächsten ist, gewinnt.
line-mage = hat { $mage } gespielt
line-won = hat gewonnen
line-mages = { $done } von { $asked } Magiern vernichtet
line-towers = { $done } von { $asked } Türmen stehen
line-levels = { $done } von { $asked } Stufen erreicht
line-kinds = { $done } von { $asked } Arten behalten
line-plants = { $done } von { $asked } Pflanzen behalten
line-treasures = { $done } von { $asked } Schätzen gehortet
line-challenges = { $done } von { $asked } Herausforderungen gewonnen
line-curses = { $done } von { $asked } Flüchen haben getroffen
line-blessings = { $done } von { $asked } Flüchen abgewendet
line-fires = { $done } von { $asked } durch Feuer niedergestreckt
line-wishes = { $done } von { $asked } Wünschen erfüllt
line-returns = { $done } von { $asked } Malen von den Toten wiedergekehrt
line-steps =
    { $number ->
        [one] 1 Schritt vor dem Sieg
       *[other] { $number } Schritte vor dem Sieg
    }
line-too_late = hat das Ziel zu spät erreicht
line-level = Stufe { $number }
line-health = { $number } Leben übrig
line-dead = tot

## Begriffe

term-enchanted = verzaubert
term-mystic = mystisch
term-arcane = arkan
term-quest = Queste
term-fate = Schicksal
term-good = Gut
term-neutral = Neutral
term-evil = Böse
term-creature = Kreatur
term-item = Gegenstand
term-armor = Rüstung
term-magic = Magie
term-resource = Rohstoff
term-structure = Bauwerk
term-level = Stufe
term-challenge = Herausforderung
term-blessing = Segen
term-mages = vernichtete Magier
term-towers = Türme
term-levels = Stufen
term-kinds = behaltene Arten
term-treasures = Schätze
term-challenges = gewonnene Herausforderungen
term-curses = Flüche, die getroffen haben
term-blessings = abgewendete Flüche
term-fires = durch Feuer niedergestreckt
term-wishes = erfüllte Wünsche
term-returns = Wiederkehr von den Toten
term-pets = Tiere
term-plants = Pflanzen
term-items = Gegenstände

## Was ein Feld füllt

term-complete_an_item = Einen Gegenstand vollenden
term-defeat_a_pet = Ein Tier besiegen
term-win_a_challenge = Eine Herausforderung gewinnen
term-any = beliebig
term-burn_health = Leben verbrennen
term-cast_magic = Magie wirken
term-cast_magic-win_a_challenge = Magie wirken oder eine Herausforderung gewinnen
term-complete_a_creature = Eine Kreatur vollenden
term-complete_a_creature-complete_a_plant = Eine Kreatur vollenden oder eine Pflanze vollenden
term-complete_a_plant = Eine Pflanze vollenden
term-complete_a_structure = Ein Bauwerk vollenden
term-complete_a_structure-win_a_challenge = Ein Bauwerk vollenden oder eine Herausforderung gewinnen
term-complete_an_item-burn_health = Einen Gegenstand vollenden oder Leben verbrennen
term-complete_an_item-wound_a_mage = Einen Gegenstand vollenden oder einen Magier verwunden
term-defeat_a_pet-win_a_challenge = Ein Tier besiegen oder eine Herausforderung gewinnen
term-wound_a_mage = Einen Magier verwunden
term-wound_a_mage-defeat_a_pet = Einen Magier verwunden oder ein Tier besiegen
term-wound_a_mage-win_a_challenge = Einen Magier verwunden oder eine Herausforderung gewinnen
term-beast = Bestie
term-beast-bug = Bestie oder Käfer
term-beast-feather = Bestie oder Feder
term-beast-fire = Bestie oder Feuer
term-beast-plant = Bestie oder Pflanze
term-beast-seed = Bestie oder Samen
term-beast-silver = Bestie oder Silber
term-book-bug = Buch oder Käfer
term-book-feather = Buch oder Feder
term-book-flower = Buch oder Blume
term-book-gem = Buch oder Juwel
term-book-light = Buch oder Licht
term-book-plant = Buch oder Pflanze
term-book-potion = Buch oder Trank
term-book-silver = Buch oder Silber
term-bug = Käfer
term-bug-fire = Käfer oder Feuer
term-bug-gem = Käfer oder Juwel
term-bug-gold = Käfer oder Gold
term-bug-light = Käfer oder Licht
term-bug-plant = Käfer oder Pflanze
term-bug-potion = Käfer oder Trank
term-bug-seed = Käfer oder Samen
term-bug-silver = Käfer oder Silber
term-feather = Feder
term-feather-fire = Feder oder Feuer
term-feather-flower = Feder oder Blume
term-feather-light = Feder oder Licht
term-feather-plant = Feder oder Pflanze
term-feather-potion = Feder oder Trank
term-fire = Feuer
term-fire-light = Feuer oder Licht
term-fire-potion = Feuer oder Trank
term-flower = Blume
term-flower-gem = Blume oder Juwel
term-flower-light = Blume oder Licht
term-flower-plant = Blume oder Pflanze
term-flower-potion = Blume oder Trank
term-flower-seed = Blume oder Samen
term-gem = Juwel
term-gem-light = Juwel oder Licht
term-gem-potion = Juwel oder Trank
term-gem-seed = Juwel oder Samen
term-gold-feather = Gold oder Feder
term-gold-gem = Gold oder Juwel
term-gold-light = Gold oder Licht
term-gold-potion = Gold oder Trank
term-light-potion = Licht oder Trank
term-plant = Pflanze
term-plant-seed = Pflanze oder Samen
term-potion = Trank
term-potion-seed = Trank oder Samen
term-seed = Samen
term-silver-gem = Silber oder Juwel
term-silver-gold = Silber oder Gold
term-silver-light = Silber oder Licht
term-silver-plant = Silber oder Pflanze

## Was man mit einer anderen Zahl ausprobieren kann

number-reduced_by = Schicksalskarten weniger im verkürzten ersten Zug
number-fewest_fate_cards = mindestens Schicksalskarten
number-backs = Exemplare je Stapel
number-level = Stufe
number-health = Leben
number-full_health = mehr volles Leben
number-hand = Hand
number-fate = Schicksal
number-pets = Tiere
number-plants = Pflanzen
number-items = Gegenstände
number-armor = Rüstung
number-blood = Blut
number-guard = Wache
number-thorns = Dornen
number-healing = mehr Heilung
number-elemental = mehr Elementschaden
number-pet_damage = mehr Schaden durch Tiere
number-mage_damage = mehr Schaden an Magiern
number-shelter = weniger Schaden an Tieren
number-hardens = mehr Leben von Tieren und Pflanzen
number-fortifies = mehr Leben der Bauwerke
number-draws = gezogen
number-then_draws = dann gezogen
number-used_draws = einmal genutzt gezogen
number-used_then_draws = einmal genutzt dann gezogen
number-heals = geheilt
number-used_heals = einmal genutzt geheilt
number-few = höchstens Lebenskarten
number-many = mehr Lebenskarten als
number-plays = gespielte Schicksalskarten
number-reveals = aufgedeckt
number-keeps = davon behalten
number-needs = nötig zum Gewinnen
number-discards = abgeworfen
number-loses = verlorenes Leben
number-avenges = verlorenes Leben des Zerstörers
number-guards = Abwehr bis zum nächsten Zug
number-grows = mehr Schaden in diesem Zug
number-luck = Schicksalskarten mehr im nächsten Zug
number-fills = gefüllte Felder
number-strips = fortgenommene Füllkarten
number-siphons = abgezogene Lebenskarten
number-attack = Angriff
number-used_attack = einmal genutzt Angriff
number-pack_attack = Angriff im Rudel
number-attack_on_pet = Angriff auf Tiere
number-attack_on_plant = Angriff auf Pflanzen
number-attack_on_structure = Angriff auf Bauwerke
number-used_attack_on_structure = einmal genutzt Angriff auf Bauwerke
number-per_armor = mehr Schaden je Rüstung

## Die Karten

card-argyle = Argyle Zerach
    .text = Kleriker, Gut, beherrscht Feuer. Leben 10 (3 verzaubert, 5 mystisch, 2 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Wiederkehr für Licht/Feuer + Blume/Buch + Beliebig. Gewinnt, sobald: Er ist von Stufe 1 oder höher und hat mindestens 1 Fluch mit einem Segen beantwortet.
    .flavour = Er betet mit brennenden Ärmeln.
card-garnick = Garnick Leafrustle
    .text = Druide, Neutral, beherrscht Erde. Leben 8 (3 verzaubert, 2 mystisch, 3 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Dauerhaft: Pflanze, Samen. Wiederkehr für Pflanze/Samen + Samen/Bestie + Beliebig. Gewinnt, sobald: Er behält mindestens 2 Pflanzen, und mindestens 1 Bauwerk steht, das neutral oder Erde ist.
    .flavour = Das Moos stimmt vor ihm ab.
card-lyla = Lyla Featherblossom
    .text = Elf, Gut, beherrscht Luft. Leben 9 (3 verzaubert, 3 mystisch, 3 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Dauerhaft: Feder. Wiederkehr für Pflanze/Blume + Blume/Juwel + Beliebig. Gewinnt, sobald: Mindestens 3 nicht böse Türme stehen, mindestens einer davon Luft.
    .flavour = Kommt einen Atemzug vor ihren Schritten an.
card-taren = Taren Swiftbough
    .text = Elf, Gut, beherrscht Luft. Leben 9 (3 verzaubert, 3 mystisch, 3 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Wiederkehr für Bestie/Pflanze + Pflanze/Feder + Beliebig. Gewinnt, sobald: Er behält Tiere und Pflanzen von mindestens 3 der vier Arten Bestie, Käfer, Feder und Pflanze, nach ihren Symbolen, und mindestens 1 nicht böser Turm steht.
    .flavour = Jedem Pfad, den er geht, wächst ein Fell.
card-grelda = Grelda Wrinkleshine
    .text = Gute Fee, Gut, beherrscht Luft. Leben 7 (2 verzaubert, 4 mystisch, 1 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Wiederkehr für Blume/Trank + Licht/Trank + Beliebig. Gewinnt, sobald: Sie hat mindestens 4 Wünsche erfüllt (5 bei drei oder mehr Spielern; jede Magiekarte, die sie vollendet, ist einer), und mindestens 1 guter Turm steht.
    .flavour = Wünsche erfüllt, kaum gebraucht.
card-shurpi = Shurpi Lollypock
    .text = Gnom, Neutral, beherrscht Erde. Leben 5 (2 mystisch, 3 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut alle. Dauerhaft: Samen. Wiederkehr für Pflanze/Blume + Samen/Pflanze + Beliebig. Gewinnt, sobald: Sie hat einen Hort von mindestens 5 Schätzen (6 bei drei oder mehr Spielern), das sind ihre dauerhaften Rohstoffe und die Karten, die sie behält und die Gold, Silber oder Juwel zeigen.
    .flavour = Kleine Taschen, tiefe Löcher.
card-winter = Winter Celeste
    .text = Eiskönigin, Böse, beherrscht Wasser. Leben 8 (2 verzaubert, 3 mystisch, 3 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Dauerhaft: Juwel. Wiederkehr für Trank/Licht + Gold/Juwel + Beliebig. Gewinnt, sobald: Sie ist von Stufe 1 oder höher, und mindestens 2 Türme, die nicht böse sind, stehen, mindestens einer davon Wasser.
    .flavour = Der Raum war warm, bis man sich vorstellte.
card-schlakk = Schlakk
    .text = Hexer, Böse, beherrscht Feuer. Leben 10 (2 verzaubert, 3 mystisch, 5 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Wiederkehr für Feuer/Käfer + Beliebig + Beliebig. Gewinnt, sobald: Sein Feuer hat mindestens 3 Magier, von Rivalen behaltene Karten oder Bauwerke niedergestreckt (4 bei drei oder mehr Spielern); oder alle anderen sind vernichtet.
    .flavour = Er hat noch nie eine Kerze ausgeblasen.
card-eldar = Eldar der Graue
    .text = Zauberer, Gut, beherrscht Luft und Erde. Leben 10 (3 verzaubert, 3 mystisch, 4 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut alle. Dauerhaft: Feder. Wiederkehr für Trank/Licht + Buch/Juwel + Beliebig + Beliebig. Gewinnt, sobald: Er ist von Stufe 1 oder höher, jeder böse Magier der Runde ist vernichtet, und mindestens 2 gute Türme stehen.
    .flavour = Verspätet, mit Absicht.
card-ahman = Ahman Rotlust
    .text = Nekromant, Böse, beherrscht Blitz. Leben 6 (2 mystisch, 4 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Wiederkehr für Käfer/Bestie + Beliebig + Beliebig. Gewinnt, sobald: Alle anderen sind vernichtet, und er selbst ist mindestens einmal von den Toten wiedergekehrt.
    .flavour = Am Ende kommen alle zu seinen Festen.
card-derek = Derek Le'Gothica
    .text = Hexenmeister, Böse, beherrscht Blitz. Leben 10 (1 verzaubert, 5 mystisch, 4 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Wiederkehr für Käfer/Trank + Bestie/Käfer + Beliebig. Gewinnt, sobald: Er hat mindestens 2 Herausforderungen gewonnen, und mindestens 1 böser Turm steht.
    .flavour = Übt sein Lachen im Regen.
card-helga = Helga Withertooth
    .text = Hexe, Böse, beherrscht Wasser und Blitz. Leben 8 (5 mystisch, 3 arkan), Rüstung { $armor }, Tiere { $pets }, Pflanzen { $plants }, Gegenstände { $items }. Schicksal { $fate }, Hand { $hand }, Blut { $blood }. Dauerhaft: Bestie, Trank. Wiederkehr für Käfer/Juwel + Käfer/Trank + Beliebig + Beliebig. Gewinnt, sobald: Mindestens 2 Flüche (3 bei drei oder mehr Spielern), die sie geschickt oder umgelenkt hat, haben Rivalen getroffen, und mindestens 2 Türme, die nicht gut sind, stehen.
    .flavour = Die Suppe kennt deinen Namen.
card-draw_1_enchanted = 1 verzauberte ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Ein kleines Licht auf dem Pfad.
card-draw_2_enchanted = 2 verzauberte ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Der Wald ist heute Nacht großzügig.
card-draw_1_mystic = 1 mystische ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Rauch mit einer Meinung.
card-draw_2_mystic = 2 mystische ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Der Schleier hat eine Naht; zieh daran.
card-draw_1_arcane = 1 arkane ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Ein Wort in der ältesten Sprache.
card-draw_2_arcane = 2 arkane ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Zwei Worte ergeben einen Zauber.
card-draw_1_quest = 1 Queste ziehen
    .text = Schicksal, Stufe { $level }. Zieh { $draws } { $draws ->
        [one] Queste
       *[other] Questen
    }.
    .flavour = Jemand hat einen Zettel an deine Tür genagelt.
card-fate_combo = Schicksalsfolge
    .text = Schicksal, Stufe { $level }. Zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }, dann { $then_draws } mystische.
    .flavour = Erst Brot, dann Wein.
card-mystic_quest = Mystische Queste
    .text = Schicksal, Stufe { $level }. Zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }, dann { $then_draws } { $then_draws ->
        [one] Queste
       *[other] Questen
    }.
    .flavour = Die Karte summt, wenn man sie faltet.
card-draw_2_fate = 2 Schicksal ziehen
    .text = Schicksal, Stufe { $level }. Zieh und spiele { $plays } weitere { $plays ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    }, eine nach der anderen.
    .flavour = Das Rad überspringt einen Zahn.
card-level_draw = Ziehen nach Stufe
    .text = Schicksal, Stufe { $level }. Stufe 0 oder 1: zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }. Stufe 2: { $draws } mystische. Stufe 3: { $draws } arkane.
    .flavour = Die Schule speist jeden Schüler nach Rang.
card-arcane_gift = Arkanes Geschenk
    .text = Schicksal, Stufe { $level }. Wähle einen lebenden Rivalen: Er zieht { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }, dann ziehst du { $draws } arkane. Gibt es keinen, ziehst nur du.
    .flavour = Ein Geschenk, und der Kassenzettel.
card-blessed_quest = Gesegnete Queste
    .text = Schicksal, Stufe { $level }. Decke { $reveals } { $reveals ->
        [one] Queste
       *[other] Questen
    } auf. Behalte jedes Bauwerk und jede Stufe davon; leg den Rest ab.
    .flavour = Die Heiligen unterstreichen, was zählt.
card-challenging_quest = Fordernde Queste
    .text = Schicksal, Stufe { $level }. Decke { $reveals } { $reveals ->
        [one] Queste
       *[other] Questen
    } auf. Behalte jede Herausforderung davon; leg den Rest ab.
    .flavour = Die Mutprobe kommt mit einem Grinsen.
card-ashes_of_fortune = Asche des Glücks
    .text = Schicksal, Stufe { $level }. Nimm die oberste Karte einer Ablage. Lässt sich keine wählen, zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Was verbrannt ist, ist nicht immer fort.
card-market_day = Markttag
    .text = Schicksal, Stufe { $level }. Jeder lebende Spieler, du zuerst und dann im Uhrzeigersinn, zieht { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Alle feilschen; du feilschst zuerst.
card-harvest_moon = Erntemond
    .text = Schicksal, Stufe { $level }. Jeder lebende Magier, du zuerst und dann im Uhrzeigersinn, heilt { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Selbst die Bösen schlafen gut unter ihm.
card-ill_wind = Übler Wind
    .text = Schicksal, Stufe { $level }. Nimm { $strips } { $strips ->
        [one] Füllkarte
       *[other] Füllkarten
    } vom Werk eines Rivalen oder von einem Bauplatz fort. Gibt es keine, geschieht nichts.
    .flavour = Er blies unter der Tür herein und ging mit den Nägeln.
card-masons_guild = Maurergilde
    .text = Schicksal, Stufe { $level }. Wähle: Fülle { $fills } { $fills ->
        [one] Feld
       *[other] Felder
    } eines Bauplatzes, oder zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Sie arbeiten für Bier und alten Groll.
card-evil_eye = Böser Blick
    .text = Schicksal, Stufe { $level }. Schick einen Fluch. Liegt keiner auf einem Ablagestapel, zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Er blinzelt nie zuerst.
card-answered_prayer = Erhörtes Gebet
    .text = Schicksal, Stufe { $level }. Nimm einen Segen von einem beliebigen Ablagestapel; gibt es keinen, zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Jemand hat zugehört und hatte Kleingeld.
card-fork_in_the_road = Weggabelung
    .text = Schicksal, Stufe { $level }. Zieh { $draws } verzauberte und { $then_draws } mystische { $then_draws ->
        [one] Karte
       *[other] Karten
    }, dann wirf { $discards } { $discards ->
        [one] Handkarte
       *[other] Handkarten
    } ab.
    .flavour = Beide Wege sind kürzer als der zurück.
card-open_gate = Offenes Gatter
    .text = Schicksal, Stufe { $level }. Deck { $reveals } verzauberte { $reveals ->
        [one] Karte
       *[other] Karten
    } auf. Behalte jede Kreatur und Pflanze davon; wirf den Rest ab.
    .flavour = Was im Pferch war, ist in der Küche.
card-small_price = Kleiner Preis
    .text = Schicksal, Stufe { $level }. Wähle: Verlier { $loses } Leben und zieh { $then_draws } arkane { $then_draws ->
        [one] Karte
       *[other] Karten
    }, oder zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Du wirst es kaum vermissen. Du hast zwei.
card-second_wind = Zweiter Atem
    .text = Schicksal, Stufe { $level }. Heile { $heals } mystische { $heals ->
        [one] Karte
       *[other] Karten
    }. Hast du volles Leben, zieh stattdessen { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Der erste war losgegangen, dich zu suchen.
card-cat = Katze
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Bestie, Silber. Rezept: Bestie/Pflanze. Behalten: Jeden Zug: Wirf { $discards } { $discards ->
        [one] Handkarte
       *[other] Handkarten
    } ab, um einen Fluch zu schicken. Einmal genutzt: Zieh { $used_draws } verzauberte { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Sie erlaubt dir, hier zu wohnen.
card-cobra = Kobra
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Käfer, Bestie. Rezept: Käfer/Trank + Beliebig. Behalten: Jeden Zug: Angriff { $attack }, durchdringend. Einmal genutzt: Angriff { $used_attack }, durchdringend.
    .flavour = Stahl hat Nähte. Sie liest Nähte.
card-crow = Krähe
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Feder, Käfer. Rezept: Samen/Käfer. Behalten: Jeden Zug: Wirf { $discards } { $discards ->
        [one] Handkarte
       *[other] Handkarten
    } ab, um die oberste Karte einer Ablage zu nehmen. Einmal genutzt: Nimm die oberste Karte von bis zu zwei verschiedenen Ablagen.
    .flavour = Finder, Behalter, Klatschtante.
card-horse = Pferd
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Bestie, Pflanze. Rezept: Pflanze/Samen. Behalten: Dein Handlimit ist um { $hand } höher. Einmal genutzt: Zieh und spiele { $plays } { $plays ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    }.
    .flavour = Es kennt den Heimweg, bevor du dich verirrst.
card-jaguar = Jaguar
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Bestie, Gold. Rezept: Bestie + Beliebig. Behalten: Jeden Zug: Angriff { $attack }, oder Angriff { $attack_on_pet } auf ein Tier. Einmal genutzt: Angriff { $used_attack }.
    .flavour = Zwei Goldmünzen im Dunkeln.
card-monkey = Affe
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Bestie, Samen. Rezept: Blume/Samen. Behalten: Jeden Zug: Wähle einen Rivalen mit Handkarten; stiehl ihm 1 zufällige, dann gib ihm 1 deiner Handkarten deiner Wahl. Einmal genutzt: Stiehl 1 Füllkarte deiner Wahl vom Werk eines Rivalen oder von einem Bauplatz.
    .flavour = Ausleihen, mit Applaus.
card-owl = Eule
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Feder, Buch. Rezept: Buch/Käfer. Behalten: Jeden Zug: Sieh dir die obersten 2 Karten eines Stapels an; leg jede zurück, nach oben (in gleicher Folge) oder nach unten. Einmal genutzt: Zieh { $used_draws } mystische { $used_draws ->
        [one] Karte
       *[other] Karten
    } und { $used_then_draws } { $used_then_draws ->
        [one] Queste
       *[other] Questen
    }.
    .flavour = Sie hat die letzte Seite schon gelesen.
card-bat = Fledermaus
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Käfer, Feder. Rezept: Käfer + Beliebig. Behalten: Jeden Zug: Angriff { $attack }; nimmt er einem Magier eine Lebenskarte, heile { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }. Einmal genutzt: Angriff { $used_attack }; nimmt er einem Magier eine Lebenskarte, heile { $used_heals } verzauberte { $used_heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Sie trinkt auf dein Wohl.
card-eagle = Adler
    .text = Kreatur, Stufe { $level }, Luft, Leben { $health }. Symbole: Feder, Bestie. Rezept: Feder + Beliebig. Behalten: Jeden Zug: Angriff { $attack } Luft. Einmal genutzt: Angriff { $used_attack } Luft.
    .flavour = Erst ein Schatten, dann eine Quittung.
card-wolf = Wolf
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Bestie, Samen. Rezept: Bestie + Beliebig. Behalten: Jeden Zug: Angriff { $attack }, oder Angriff { $pack_attack }, wenn du ein weiteres Tier behältst. Einmal genutzt: Angriff { $used_attack }.
    .flavour = Ein Heulen ist eine Frage. Zwei sind eine Antwort.
card-hummingbird = Kolibri
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Feder, Blume. Rezept: Feder + Blume. Behalten: Du ziehst jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr. Einmal genutzt: Zieh und spiele { $plays } { $plays ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    }.
    .flavour = Zu schnell für Pech.
card-elephant = Elefant
    .text = Kreatur, Stufe { $level }, Erde, Leben { $health }. Symbole: Bestie, Gold, Pflanze. Rezept: Bestie + Pflanze + Beliebig. Behalten: Deine Erde-Angriffe machen doppelten Schaden. Jeden Zug: Angriff { $attack } Erde (verdoppelt). Einmal genutzt: Angriff { $used_attack } Erde.
    .flavour = Er weiß noch, wo deine Mauer steht.
card-dragon = Drache
    .text = Kreatur, Stufe { $level }, Feuer, Leben { $health }. Symbole: Feuer, Bestie, Juwel. Rezept: Bestie + Feuer + Juwel/Gold + Beliebig. Behalten: Jeden Zug: Angriff { $attack } Feuer. Einmal genutzt: Angriff { $used_attack } Feuer auf jeden anderen lebenden Magier.
    .flavour = Ein Unwetter, das nachträgt.
card-unicorn = Einhorn
    .text = Kreatur, Stufe { $level }, Leben { $health }. Symbole: Feder, Blume, Licht. Rezept: Feder + Blume + Licht/Juwel. Behalten: Zu Beginn deines Zuges heile { $heals } mystische { $heals ->
        [one] Karte
       *[other] Karten
    }. Einmal genutzt: Heile { $used_heals } arkane { $used_heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Wo es stand, wächst kein Dorn.
card-bamboo = Bambus
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Pflanze, Samen. Rezept: Samen/Pflanze. Behalten: Gewährt Pflanze. Einmal genutzt: Zieh { $used_draws } verzauberte { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Man hört, wie er sich entschließt.
card-rose_bush = Rosenstrauch
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Blume, Pflanze. Rezept: Blume/Samen. Behalten: Gewährt Blume. Einmal genutzt: Zieh { $used_draws } mystische { $used_draws ->
        [one] Karte
       *[other] Karten
    }, dann heile { $used_heals } verzauberte.
    .flavour = Bitte höflich; trag Handschuhe.
card-briars = Dornenhecke
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Pflanze, Käfer. Rezept: Pflanze/Käfer. Behalten: Dornen { $thorns }. Einmal genutzt: Angriff { $used_attack } auf ein Tier.
    .flavour = Die Hecke hat auf dich gewartet.
card-elderberry = Holunder
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Pflanze, Trank. Rezept: Samen/Blume + Beliebig. Behalten: Hast du zu Beginn deines Zuges { $few } oder weniger Lebenskarten, heile { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }. Einmal genutzt: Heile { $used_heals } verzauberte { $used_heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Erst Marmelade, dann Weisheit.
card-mugwort = Beifuß
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Blume, Trank. Rezept: Blume + Beliebig. Behalten: Trifft dich ein Fluch, darfst du diese Karte zerstören, um ihn aufzuheben (ein hergestellter Segen). Einmal genutzt: Nimm einen Segen aus einer beliebigen Ablage; gibt es keinen, zieh { $used_draws } mystische { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Über die Tür hängen, Stiel nach oben.
card-oak_tree = Eiche
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Pflanze, Samen. Rezept: Samen + Pflanze. Behalten: Abwehr { $guard }. Deine anderen Pflanzen und deine Tiere haben { $hardens } Leben mehr. Einmal genutzt: Fülle { $fills } { $fills ->
        [one] Feld
       *[other] Felder
    } eines Bauplatzes.
    .flavour = Sie hat schon vier Türme überlebt.
card-weeping_willow = Trauerweide
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Pflanze, Blume. Rezept: Pflanze + Beliebig. Behalten: Jeden Zug: Nimm die oberste Karte der verzauberten Ablage. Einmal genutzt: Nimm eine beliebige Karte aus der mystischen Ablage.
    .flavour = Sie sammelt, was der Fluss fallen lässt.
card-beanstalk = Bohnenranke
    .text = Pflanze, Stufe { $level }, Erde, Leben { $health }. Symbole: Samen, Pflanze, Gold. Rezept: Samen + Samen/Pflanze + Beliebig. Behalten: Zu Beginn deines Zuges zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }. Einmal genutzt: Zieh { $used_draws } arkane { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Achte auf den Riesen.
card-sword = Schwert
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Silber. Rezept: Silber + Beliebig. Behalten: Jeden Zug: Angriff { $attack } mit dem Element, das du beherrschst (bei zweien dem ersten). Einmal genutzt: Angriff { $used_attack } mit dem Element, das du beherrschst.
    .flavour = Nur spitze Argumente.
card-bow = Bogen
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Feder, Pflanze. Rezept: Feder/Pflanze + Beliebig + Beliebig. Behalten: Ladungen. Jeden Zug: Gib 1 Ladung aus für Angriff { $attack }. Einmal genutzt: Angriff { $used_attack }.
    .flavour = Drei Pfeile, drei Meinungen.
card-book = Buch
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Buch. Rezept: Buch/Feder. Behalten: Gewährt Buch. Einmal genutzt: Zieh { $used_draws } mystische { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Es schlägt sich auf, wo du es brauchst.
card-shield = Schild
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Silber, Gold. Rezept: Silber + Beliebig. Behalten: Abwehr { $guard }. Einmal genutzt: Abwehr { $guards } bis zum Beginn deines nächsten Zuges.
    .flavour = Seine Vorderseite besteht vor allem aus Beulen.
card-ice_shield = Eisschild
    .text = Gegenstand, Stufe { $level }, Wasser, Leben { $health }. Symbole: Juwel, Feder. Rezept: Juwel/Trank + Beliebig. Behalten: Abwehr { $guard }. Immun gegen Feuer und Wasser. Einmal genutzt: Abwehr { $guards } bis zum Beginn deines nächsten Zuges.
    .flavour = Vom Herd fernhalten.
card-lock = Schloss
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Silber. Rezept: Beliebig. Behalten: (kann nicht behalten werden) Einmal genutzt: Verriegle das Werk eines Rivalen oder einen Bauplatz.
    .flavour = Es klickt wie ein verschlossener Geist.
card-key = Schlüssel
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Silber, Gold. Rezept: Beliebig. Behalten: (kann nicht behalten werden) Einmal genutzt: Du darfst ein Werk oder einen Bauplatz wählen: Entferne davon jedes Schloss und jedes Einfrieren. Dann zieh { $used_draws } mystische { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Die andere Hälfte eines Streits.
card-hunters_snare = Jägerschlinge
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Pflanze, Silber. Rezept: Pflanze/Silber + Beliebig. Behalten: Hat das Tier eines Rivalen dich oder eine deiner Karten angegriffen und hast du einen freien Platz für Tiere, wird es deines (frisch); dann leg diese Karte ab. Einmal genutzt: Hast du einen freien Platz für Tiere, stiehl einem Rivalen ein Tier der Stufe 1: Es wird deines, frisch.
    .flavour = Bitte hier auftreten.
card-mirror_charm = Spiegelamulett
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Juwel, Licht. Rezept: Licht/Juwel + Beliebig. Behalten: Ladungen. Trifft dich ein Fluch, darfst du 1 Ladung ausgeben, um ihn auf einen lebenden Rivalen deiner Wahl umzulenken (ein hergestellter Segen). Einmal genutzt: Zieh { $used_draws } arkane { $used_draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Was du schickst, begegnet dir.
card-dwarven_hammer = Zwergenhammer
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Gold, Silber. Rezept: Gold/Silber + Beliebig. Behalten: Jeden Zug: Angriff { $attack }, oder Angriff { $attack_on_structure } auf ein Bauwerk. Einmal genutzt: Angriff { $used_attack }, oder Angriff { $used_attack_on_structure } auf ein Bauwerk.
    .flavour = Er nimmt Stein höflich auseinander.
card-fire_sword = Feuerschwert
    .text = Gegenstand, Stufe { $level }, Feuer, Leben { $health }. Symbole: Feuer, Silber. Rezept: Feuer + Silber/Gold. Behalten: Jeden Zug: Angriff { $attack } Feuer (Angriff { $attack_on_plant } Feuer auf eine Pflanze). Einmal genutzt: Angriff { $used_attack } Feuer.
    .flavour = Im Zorn geschmiedet, in nichts abgeschreckt.
card-wand_of_storms = Sturmstab
    .text = Gegenstand, Stufe { $level }, Blitz, Leben { $health }. Symbole: Buch, Juwel. Rezept: Buch/Juwel + Beliebig + Beliebig. Behalten: Ladungen. Jeden Zug: Gib 1 Ladung aus für Angriff { $attack } Blitz. Einmal genutzt: Angriff { $used_attack } Blitz.
    .flavour = Er tickt, während er denkt.
card-great_axe = Große Axt
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Gold, Silber. Rezept: Gold + Silber + Beliebig. Behalten: Jeden Zug: Angriff { $attack }. Einmal genutzt: Angriff { $used_attack }.
    .flavour = Feinfühlig wie ein Erdrutsch.
card-vorpal_sword = Schwert der Worpal
    .text = Gegenstand, Stufe { $level }, Blitz, Leben { $health }. Symbole: Gold, Juwel, Silber. Rezept: Silber + Gold/Juwel + Beliebig. Behalten: Jeden Zug: Angriff { $attack } Blitz, durchdringend. Einmal genutzt: Angriff { $used_attack } Blitz, durchdringend.
    .flavour = Eins, zwei, und das dritte ist gratis.
card-ring_of_invisibility = Ring der Unsichtbarkeit
    .text = Gegenstand, Stufe { $level }, Leben { $health }. Symbole: Gold, Juwel. Rezept: Gold/Juwel + Licht/Käfer + Beliebig. Behalten: Ladungen. Würde der Angriff eines Rivalen deinen Magier treffen, wird 1 Ladung ausgegeben und der Angriff tut ihm nichts. Einmal genutzt: Abwehr { $guards } bis zum Beginn deines nächsten Zuges.
    .flavour = Schau, ganz ohne Hände.
card-leather_armor = Lederrüstung
    .text = Rüstung, Stufe { $level }, Leben { $health }. Symbole: Bestie. Rezept: Bestie/Silber. Rüstung.
    .flavour = Auf der Kuh war sie auch bequem.
card-chainmail_armor = Kettenhemd
    .text = Rüstung, Stufe { $level }, Leben { $health }. Symbole: Silber. Rezept: Silber + Beliebig. Rüstung. Abwehr { $guard }.
    .flavour = Zehntausend Ringe und kein Antrag.
card-air_armor = Luftrüstung
    .text = Rüstung, Stufe { $level }, Luft, Leben { $health }. Symbole: Feder. Rezept: Feder + Beliebig. Rüstung. Immun gegen Luft.
    .flavour = Leichter als das Versprechen davon.
card-fire_armor = Feuerrüstung
    .text = Rüstung, Stufe { $level }, Feuer, Leben { $health }. Symbole: Feuer. Rezept: Feuer + Beliebig. Rüstung. Immun gegen Feuer.
    .flavour = Darunter nichts Brennbares tragen.
card-platemail_armor = Plattenrüstung
    .text = Rüstung, Stufe { $level }, Leben { $health }. Symbole: Silber, Gold. Rezept: Silber + Gold/Juwel + Beliebig. Rüstung. Kein Angriff auf deinen Magier ist durchdringend.
    .flavour = Eine kleine Festung mit Visier.
card-healing_1 = Heilung 1
    .text = Magie, Stufe { $level }, Trank. Symbole: Trank. Rezept: Trank/Blume. Heile { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }, dann zieh { $draws } verzauberte.
    .flavour = Schmeckt nach Minze und Reue.
card-healing_2 = Heilung 2
    .text = Magie, Stufe { $level }, Trank. Symbole: Trank, Pflanze. Rezept: Trank/Blume + Beliebig. Heile { $heals } mystische { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Die Flasche schütteln, nicht den Kranken.
card-healing_3 = Heilung 3
    .text = Magie, Stufe { $level }, Trank. Symbole: Trank, Licht. Rezept: Trank/Licht + Beliebig. Heile { $heals } arkane { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Die Narbe unterschreibt selbst.
card-golden_apple = Goldener Apfel
    .text = Magie, Stufe { $level }, Zauber. Symbole: Gold, Samen, Pflanze. Rezept: Gold + Samen/Pflanze + Beliebig. Wähle verzaubert, mystisch oder arkan: Heile aus diesem Stapel bis zu deinem vollen Leben.
    .flavour = Der Baum bittet nur um das Kerngehäuse.
card-growth = Wachstum
    .text = Magie, Stufe { $level }, Trank. Symbole: Trank, Pflanze. Rezept: Trank/Samen. Bis zum Ende dieses Zuges machen deine Angriffe { $grows } Schaden mehr. Zieh { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Achte auf die Decke.
card-draught_of_luck = Glückstrank
    .text = Magie, Stufe { $level }, Trank. Symbole: Trank, Blume. Rezept: Trank/Gold. In deinem nächsten Schicksalsschritt ziehst du { $luck } { $luck ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr.
    .flavour = Schmeckt nach Kopf, meistens.
card-stoneskin = Steinhaut
    .text = Magie, Stufe { $level }, Trank. Symbole: Trank, Samen. Rezept: Trank/Samen + Beliebig. Abwehr { $guards } bis zum Beginn deines nächsten Zuges. Zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Du juckst wie ein Steinbruch.
card-force_field = Kraftfeld
    .text = Magie, Stufe { $level }, Zauber. Symbole: Buch, Licht. Rezept: Buch/Licht + Beliebig. Bleibend, Ladungen. Abwehr { $guard }, und Angriffe auf deine Tiere machen { $shelter } Schaden weniger. Zu Beginn jedes deiner Züge gib 1 Ladung aus.
    .flavour = Klopf, so fest du willst.
card-lightning_bolt = Blitzschlag
    .text = Magie, Stufe { $level }, Zauber, Blitz. Symbole: Buch, Feuer. Rezept: Buch/Licht + Beliebig. Angriff { $attack } Blitz, durchdringend; gegen einen Magier { $per_armor } Schaden mehr für jede Rüstung, die er trägt.
    .flavour = Metallhüte sind heute keine gute Idee.
card-gust = Windstoß
    .text = Magie, Stufe { $level }, Zauber, Luft. Symbole: Feder. Rezept: Feder/Buch + Beliebig. Angriff { $attack } Luft.
    .flavour = Die Tür war offen. Jetzt ist es auch die Wand.
card-rockfall = Steinschlag
    .text = Magie, Stufe { $level }, Zauber, Erde. Symbole: Juwel, Samen. Rezept: Samen/Juwel + Beliebig. Angriff { $attack } Erde, oder Angriff { $attack_on_structure } Erde auf ein Bauwerk.
    .flavour = Schwerkraft, mit Ermunterung.
card-ice_lance = Eislanze
    .text = Magie, Stufe { $level }, Zauber, Wasser. Symbole: Trank, Juwel. Rezept: Trank/Juwel + Beliebig. Angriff { $attack } Wasser.
    .flavour = Sie lässt keine Waffe zurück.
card-architects_dream = Traum des Baumeisters
    .text = Magie, Stufe { $level }, Zauber. Symbole: Buch, Gold. Rezept: Buch/Silber. Wähle den verzauberten, mystischen, arkanen oder Questenstapel: Decke seine obersten { $reveals } { $reveals ->
        [one] Karte
       *[other] Karten
    } auf. Behalte jedes Bauwerk davon; leg den Rest ab.
    .flavour = Er erwachte mit Gips an den Fingern.
card-fireball = Feuerball
    .text = Magie, Stufe { $level }, Zauber, Feuer. Symbole: Feuer, Buch. Rezept: Feuer/Licht + Beliebig. Angriff { $attack } Feuer.
    .flavour = Klassiker kühlen nie ab.
card-earthquake = Erdbeben
    .text = Magie, Stufe { $level }, Zauber, Erde. Symbole: Samen, Juwel. Rezept: Juwel/Gold + Samen/Pflanze + Beliebig. Wähle: Zerstöre jeden Turm der Stufe 1, oder zerstöre einen Turm der Stufe 2 deiner Wahl.
    .flavour = Der Boden überlegt es sich anders.
card-fire_storm = Feuersturm
    .text = Magie, Stufe { $level }, Zauber, Feuer. Symbole: Feuer, Käfer. Rezept: Feuer + Licht/Gold + Beliebig. Angriff { $attack } Feuer auf jeden anderen lebenden Magier, jedes Tier, jede Pflanze und jedes Bauwerk (auch deine).
    .flavour = Danach regnet es aufwärts.
card-holy_rain = Heiliger Regen
    .text = Magie, Stufe { $level }, Zauber, Wasser. Symbole: Licht, Blume. Rezept: Licht/Blume + Beliebig + Beliebig. Bleibend, Ladungen. Zu Beginn jedes deiner Züge gib 1 Ladung aus: Jeden bösen Rivalen trifft Angriff { $attack } Wasser, durchdringend.
    .flavour = Er brennt nur, wo er soll.
card-unholy_rain = Unheiliger Regen
    .text = Magie, Stufe { $level }, Zauber, Wasser. Symbole: Käfer, Trank. Rezept: Käfer/Trank + Beliebig + Beliebig. Bleibend, Ladungen. Zu Beginn jedes deiner Züge gib 1 Ladung aus: Jeden guten oder neutralen Rivalen trifft Angriff { $attack } Wasser, durchdringend.
    .flavour = Die Regenschirme schreien.
card-freeze = Einfrieren
    .text = Magie, Stufe { $level }, Zauber, Wasser. Symbole: Trank, Feder. Rezept: Trank/Juwel + Beliebig. Bleibend, Ladungen. Leg es auf ein Werk, Tier oder einen Gegenstand eines Rivalen oder auf einen Bauplatz: Diese Karte ist eingefroren. Zu Beginn jedes deiner Züge gib 1 Ladung aus.
    .flavour = Halt den Gedanken fest.
card-sabotage = Sabotage
    .text = Magie, Stufe { $level }, Zauber. Symbole: Käfer, Silber. Rezept: Käfer/Silber + Beliebig. Wähle: Leg ein Werk eines Rivalen mit allen Füllkarten ab, oder nimm { $strips } { $strips ->
        [one] Füllkarte
       *[other] Füllkarten
    } von einem Bauplatz fort.
    .flavour = Jemand hat den Hahn laufen lassen.
card-grave_call = Ruf aus dem Grab
    .text = Magie, Stufe { $level }, Zauber. Symbole: Käfer, Blume. Rezept: Käfer/Licht + Beliebig. Nimm eine beliebige Karte aus einer Ablage, dann die oberste Karte einer anderen.
    .flavour = Die Toten führen ausgezeichnete Akten.
card-soul_siphon = Seelensauger
    .text = Magie, Stufe { $level }, Zauber. Symbole: Trank, Käfer. Rezept: Trank + Käfer/Licht + Beliebig. Wähle einen lebenden Rivalen: Die obersten { $siphons } { $siphons ->
        [one] Karte
       *[other] Karten
    } seines Lebensstapels kommen verdeckt oben auf deinen, so weit dein volles Leben es erlaubt; was nicht passt, wird abgelegt.
    .flavour = Leih mir deinen Puls.
card-thunderclap = Donnerschlag
    .text = Magie, Stufe { $level }, Zauber, Blitz. Symbole: Licht, Feder. Rezept: Licht/Feder + Beliebig + Beliebig + Beliebig. Angriff { $attack } Blitz.
    .flavour = Der Knall kommt, um die Leiche zu erkennen.
card-tempest = Unwetter
    .text = Magie, Stufe { $level }, Zauber, Luft. Symbole: Feder, Juwel. Rezept: Feder + Juwel/Gold + Beliebig + Beliebig. Angriff { $attack } Luft auf jeden anderen lebenden Magier.
    .flavour = Der Himmel dreht sich im Schlaf um.
card-echo_of_fate = Echo des Schicksals
    .text = Magie, Stufe { $level }, Zauber. Symbole: Buch, Juwel. Rezept: Buch/Juwel + Beliebig. Zieh und spiele { $plays } { $plays ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    }.
    .flavour = Sag es noch einmal, langsamer.
card-silver = Silber
    .text = Rohstoff, Stufe { $level }. Symbole: Silber. Nur Rohstoff.
    .flavour = Es klingt echt auf jeder Theke.
card-gold = Gold
    .text = Rohstoff, Stufe { $level }. Symbole: Gold. Nur Rohstoff.
    .flavour = Schwer, und schwerer zu verlieren.
card-seeds = Samen
    .text = Rohstoff, Stufe { $level }. Symbole: Samen, Pflanze, Blume. Rezept: Samen/Pflanze + Beliebig. Dauerhafter Rohstoff: gewährt Samen.
    .flavour = Ein Wald, klein zusammengefaltet.
card-dragons_horde = Drachenhort
    .text = Rohstoff, Stufe { $level }. Symbole: Juwel, Feuer, Licht, Gold. Rezept: Gold/Juwel + Feuer/Bestie + Beliebig. Dauerhafter Rohstoff: gewährt Gold.
    .flavour = Zähl ihn nicht laut.
card-mages_horde = Magierhort
    .text = Rohstoff, Stufe { $level }. Symbole: Buch, Trank, Bestie, Pflanze. Rezept: Buch/Trank + Beliebig + Beliebig. Dauerhafter Rohstoff: gewährt Buch.
    .flavour = Halb Bibliothek, halb Speisekammer.
card-crystal_shard = Kristallsplitter
    .text = Rohstoff, Stufe { $level }. Symbole: Juwel, Licht. Rezept: Juwel/Licht + Beliebig. Dauerhafter Rohstoff: gewährt Licht.
    .flavour = Einer aus einem Satz, und er weiß es.
card-mana = Mana
    .text = Rohstoff, Stufe { $level }. Symbole: Trank, Buch. Rezept: Trank/Buch + Beliebig. Dauerhafter Rohstoff: gewährt Trank.
    .flavour = Der Durst der Zauber.
card-element_air = Luft
    .text = Rohstoff, Stufe { $level }, Luft. Symbole: Feder, Blume. Nur Rohstoff. Für Magier, die Luft beherrschen, ist das Symbol ein Joker.
    .flavour = Sie ist überall; die Kunst ist das Abfüllen.
card-element_earth = Erde
    .text = Rohstoff, Stufe { $level }, Erde. Symbole: Samen, Pflanze. Nur Rohstoff. Für Magier, die Erde beherrschen, ist das Symbol ein Joker.
    .flavour = Geduld, die man halten kann.
card-element_fire = Feuer
    .text = Rohstoff, Stufe { $level }, Feuer. Symbole: Feuer, Käfer. Nur Rohstoff. Für Magier, die Feuer beherrschen, ist das Symbol ein Joker.
    .flavour = Es frisst und wird nie satt.
card-element_lightning = Blitz
    .text = Rohstoff, Stufe { $level }, Blitz. Symbole: Licht, Buch. Nur Rohstoff. Für Magier, die Blitz beherrschen, ist das Symbol ein Joker.
    .flavour = Einmal gefangen, von einem Narren mit Drachen.
card-element_water = Wasser
    .text = Rohstoff, Stufe { $level }, Wasser. Symbole: Trank, Blume. Nur Rohstoff. Für Magier, die Wasser beherrschen, ist das Symbol ein Joker.
    .flavour = Es erinnert sich an jede Form.
card-darkness = Dunkelheit
    .text = Rohstoff, Stufe { $level }. Symbole: Käfer, Trank. Nur Rohstoff. Für böse Magier ist das Symbol ein Joker.
    .flavour = Gegossen, nie verschüttet.
card-light = Licht
    .text = Rohstoff, Stufe { $level }. Symbole: Licht, Blume. Nur Rohstoff. Für gute Magier ist das Symbol ein Joker.
    .flavour = Es kommt unter der Tür herein.
card-wild = Joker
    .text = Rohstoff, Stufe { $level }. Symbole: Joker. Nur Rohstoff. Das Symbol ist ein Joker: Es füllt jedes Feld.
    .flavour = Was immer du gerade erbitten wolltest.
card-tower_of_air = Turm der Luft
    .text = Bauwerk, Stufe { $level }, Turm, Luft, Leben { $health }. Symbole: Feder. Rezept: Feder + Feder/Licht + Silber/Gold + Buch/Blume + Beliebig. Solange es steht: Luft-Angriffe sind durchdringend.
    .flavour = Er besteht vor allem aus Fenstern.
card-tower_of_earth = Turm der Erde
    .text = Bauwerk, Stufe { $level }, Turm, Erde, Leben { $health }. Symbole: Samen. Rezept: Samen/Pflanze + Pflanze/Bestie + Juwel/Gold + Bestie/Samen + Beliebig. Solange es steht: Jedes Bauwerk hat { $fortifies } Leben mehr.
    .flavour = Er war schon da; man grub um ihn herum.
card-tower_of_fire = Turm des Feuers
    .text = Bauwerk, Stufe { $level }, Turm, Feuer, Leben { $health }. Symbole: Feuer. Rezept: Feuer + Feuer/Licht + Silber/Gold + Käfer/Buch + Beliebig. Solange es steht: Feuer-Angriffe machen 1 Schaden mehr.
    .flavour = Die Treppen sind warm und die Wände wärmer.
card-tower_of_ice = Turm des Eises
    .text = Bauwerk, Stufe { $level }, Turm, Wasser, Leben { $health }. Symbole: Trank. Rezept: Trank + Juwel/Licht + Silber/Gold + Blume/Buch + Beliebig. Solange er steht: Ein Magier, den ein Wasser-Angriff verwundet, zieht in seinem nächsten Schicksalsschritt 1 Schicksalskarte weniger. Bei Zerstörung: Wer ihn zerstört hat, wirft { $discards } { $discards ->
        [one] Handkarte
       *[other] Handkarten
    } seiner Wahl ab.
    .flavour = Jede Stufe klingt wie Glas.
card-tower_of_storms = Turm der Stürme
    .text = Bauwerk, Stufe { $level }, Turm, Blitz, Leben { $health }. Symbole: Licht. Rezept: Licht + Licht/Feuer + Silber/Gold + Buch/Feder + Beliebig. Solange er steht: Blitz-Angriffe machen 2 Schaden mehr an behaltenen Karten und Bauwerken.
    .flavour = Der Blitz traf ihn so oft, dass er zurückschlägt.
card-tower_of_pain = Turm der Schmerzen
    .text = Bauwerk, Stufe { $level }, Turm, Böse, Leben { $health }. Symbole: Käfer. Rezept: Käfer + Bestie/Käfer + Silber/Gold + Feuer/Trank + Beliebig. Solange es steht: Hat ein lebender Magier zu Beginn seines Zuges mehr als { $many } Lebenskarten, verliert er { $loses } Leben.
    .flavour = Der Baumeister lebt dort noch, irgendwo.
card-tower_of_weakness = Turm der Schwäche
    .text = Bauwerk, Stufe { $level }, Turm, Böse, Leben { $health }. Symbole: Käfer. Rezept: Käfer/Trank + Trank/Käfer + Silber/Gold + Buch/Pflanze + Beliebig. Solange es steht: Jeder Magier zieht jeden Zug 1 Schicksalskarte weniger (nie weniger als 1).
    .flavour = Selbst die Wasserspeier lehnen sich an.
card-tower_of_bones = Turm der Knochen
    .text = Bauwerk, Stufe { $level }, Turm, Böse, Leben { $health }. Symbole: Bestie. Rezept: Bestie + Käfer/Bestie + Käfer/Gold + Silber/Licht + Beliebig. Beim Bau: Du darfst eine Kreatur aus einer beliebigen Ablage nehmen. Solange es steht: Die Tiere böser Magier machen { $pet_damage } Schaden mehr.
    .flavour = Hier wurde nichts verschwendet.
card-tower_of_darkness = Turm der Dunkelheit
    .text = Bauwerk, Stufe { $level }, Turm, Böse, Leben { $health }. Symbole: Käfer, Trank. Rezept: Käfer + Trank/Käfer + Juwel/Gold + Buch/Trank + Beliebig + Beliebig. Beim Bau: Wähle: Jeder lebende, nicht böse Magier verliert { $loses } Leben, oder zerstöre einen guten Turm. Solange es steht: Böse Magier ziehen jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr.
    .flavour = Der Mittag hält am Tor an.
card-tower_of_doom = Turm des Verderbens
    .text = Bauwerk, Stufe { $level }, Turm, Böse, Leben { $health }. Symbole: Juwel, Käfer. Rezept: Käfer + Käfer/Feuer + Juwel + Gold/Juwel + Beliebig + Beliebig. Beim Bau: Jeder lebende, nicht böse Magier verliert { $loses } Leben. Solange er steht: Angriffe böser Magier auf Magier machen { $mage_damage } Schaden mehr. Bei Zerstörung: Wer ihn zerstört hat, verliert { $avenges } Leben.
    .flavour = Sein Schatten kommt einen Tag früher an.
card-tower_of_light = Turm des Lichts
    .text = Bauwerk, Stufe { $level }, Turm, Gut, Leben { $health }. Symbole: Licht. Rezept: Licht + Licht/Feder + Gold/Juwel + Buch/Blume + Beliebig + Beliebig. Beim Bau: Wähle: Jeder lebende gute Magier heilt { $heals } arkane { $heals ->
        [one] Karte
       *[other] Karten
    }, oder zerstöre einen bösen Turm. Solange es steht: Gute Magier ziehen jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr.
    .flavour = Im Nachbartal kann man dabei lesen.
card-tower_of_grace = Turm der Gnade
    .text = Bauwerk, Stufe { $level }, Turm, Gut, Leben { $health }. Symbole: Blume. Rezept: Blume + Blume/Licht + Silber/Gold + Pflanze/Feder + Beliebig. Solange es steht: Hat ein lebender guter Magier zu Beginn seines Zuges { $few } oder weniger Lebenskarten, heilt er { $heals } verzauberte.
    .flavour = Die Tür hat kein Schloss und hatte nie eines.
card-tower_of_winds = Turm der Winde
    .text = Bauwerk, Stufe { $level }, Turm, Gut, Luft, Leben { $health }. Symbole: Feder. Rezept: Feder + Feder/Blume + Licht/Buch + Silber/Gold + Beliebig + Beliebig. Solange es steht: Magier, die Luft beherrschen, haben ein um { $hand } höheres Handlimit.
    .flavour = Er lehnt sich in den Sturm und summt.
card-tower_of_dawn = Turm der Morgenröte
    .text = Bauwerk, Stufe { $level }, Turm, Gut, Leben { $health }. Symbole: Licht, Gold. Rezept: Licht + Licht/Blume + Gold/Juwel + Gold/Feder + Beliebig + Beliebig. Beim Bau: Jeder lebende gute Magier, im Uhrzeigersinn ab dem Erbauer (dieser zuerst, wenn er gut ist), nimmt die oberste Karte einer Ablage. Solange er steht: Flüche tun guten Magiern nichts. Bei Zerstörung: Wer ihn zerstört hat, verliert { $avenges } Leben.
    .flavour = Mit Blick auf morgen gebaut.
card-tower_of_health = Turm der Gesundheit
    .text = Bauwerk, Stufe { $level }, Turm, Neutral, Leben { $health }. Symbole: Trank. Rezept: Trank + Blume/Pflanze + Trank/Licht + Silber/Gold + Beliebig + Beliebig. Beim Bau: Jeder lebende Magier heilt { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }. Solange es steht: Wann immer ein Magier heilt, heilt er { $healing } { $healing ->
        [one] Karte
       *[other] Karten
    } mehr.
    .flavour = Besuchszeit: immer.
card-tower_of_roots = Turm der Wurzeln
    .text = Bauwerk, Stufe { $level }, Turm, Neutral, Erde, Leben { $health }. Symbole: Pflanze. Rezept: Pflanze + Samen/Pflanze + Samen/Bestie + Juwel/Gold + Beliebig + Beliebig. Solange es steht: Wer zu Beginn seines Zuges eine Pflanze behält, zieht { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Während der Feier ist er ein wenig gewachsen.
card-tower_of_tides = Turm der Gezeiten
    .text = Bauwerk, Stufe { $level }, Turm, Neutral, Wasser, Leben { $health }. Symbole: Trank. Rezept: Trank + Juwel/Trank + Licht/Buch + Silber/Gold + Beliebig + Beliebig. Solange es steht: Wer zu Beginn seines Zuges kein Tier behält, zieht { $draws } verzauberte { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Zweimal am Tag ist er eine Insel.
card-tower_of_ages = Turm der Zeitalter
    .text = Bauwerk, Stufe { $level }, Turm, Neutral, Leben { $health }. Symbole: Buch, Juwel. Rezept: Buch + Buch/Licht + Juwel/Gold + Samen/Trank + Beliebig + Beliebig. Solange er steht: Magier ab Stufe 2 ziehen jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr. Bei Zerstörung: Jeder lebende Spieler zieht { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Innen älter als außen.
card-library = Bibliothek
    .text = Bauwerk, Stufe { $level }, Gebäude, Neutral, Leben { $health }. Symbole: Buch. Rezept: Buch + Buch/Feder + Silber/Gold + Beliebig. Beim Bau: Der Erbauer zieht { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }. Solange es steht: Jede Magie, die ein Spieler beginnt, hat ein Feld seiner Wahl schon gefüllt.
    .flavour = Pst.
card-secret_garden = Geheimer Garten
    .text = Bauwerk, Stufe { $level }, Gebäude, Neutral, Leben { $health }. Symbole: Blume. Rezept: Blume/Samen + Pflanze/Blume + Silber/Gold + Beliebig. Solange es steht: Jeder Magier zieht jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr.
    .flavour = Das Tor liegt hinter dem anderen Tor.
card-ritual_acolyte = Ritualhelfer
    .text = Stufe, Stufe { $level }. Symbole: Buch. Rezept: Magie wirken + Buch/Trank + Beliebig. Volles Leben um { $full_health } höher; heile { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Du darfst die Schale halten.
card-sorcery_pupil = Zauberschüler
    .text = Stufe, Stufe { $level }. Symbole: Bestie. Rezept: Kreatur vollenden + Bestie/Feder + Beliebig. Plätze für Tiere +{ $pets }.
    .flavour = Lektion eins: Es beißt.
card-worthy_apprentice = Würdiger Lehrling
    .text = Stufe, Stufe { $level }. Symbole: Pflanze. Rezept: Pflanze vollenden + Pflanze/Samen + Beliebig. Plätze für Pflanzen +{ $plants }.
    .flavour = Lektion eins: Es wächst.
card-mystic_learner = Mystischer Schüler
    .text = Stufe, Stufe { $level }. Symbole: Trank. Rezept: Leben verbrennen + Trank/Buch + Silber/Gold. Du ziehst jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr.
    .flavour = Die Fragen werden besser.
card-sigil_neophyte = Siegelneuling
    .text = Stufe, Stufe { $level }. Symbole: Licht. Rezept: Magie wirken + Licht/Trank + Beliebig. Volles Leben um { $full_health } höher; heile { $heals } mystische { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Die Kreide erinnert sich an die Linie.
card-arcane_initiate = Arkaner Eingeweihter
    .text = Stufe, Stufe { $level }. Symbole: Buch. Rezept: Gegenstand vollenden/Magier verwunden + Buch/Licht + Beliebig. Handlimit +{ $hand }; zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Die Tür hatte außen keine Klinke.
card-mana_weaver = Manaweber
    .text = Stufe, Stufe { $level }. Symbole: Trank, Licht. Rezept: Magie wirken + Trank/Buch + Licht/Juwel + Beliebig. Volles Leben um { $full_health } höher; heile { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Der Faden bist du.
card-elemental_medium = Elementarmedium
    .text = Stufe, Stufe { $level }. Symbole: Feuer, Feder. Rezept: Magier verwunden + Feuer/Feder + Samen/Trank + Beliebig. Plätze für Rüstung +{ $armor }; Abwehr { $guard }.
    .flavour = Alle fünf reden zugleich.
card-arcane_practitioner = Arkaner Praktiker
    .text = Stufe, Stufe { $level }. Symbole: Juwel, Buch. Rezept: Herausforderung gewinnen/Bauwerk vollenden + Buch + Juwel/Gold + Licht/Trank. Du ziehst jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr.
    .flavour = Nur nach Vereinbarung.
card-ether_journeyer = Ätherwanderer
    .text = Stufe, Stufe { $level }. Symbole: Feder, Licht. Rezept: Bauwerk vollenden + Feder/Licht + Buch/Trank + Beliebig. Handlimit +{ $hand }; zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Leicht gepackt, schwer zurückgekehrt.
card-sorcery_expert = Zauberkundiger
    .text = Stufe, Stufe { $level }. Symbole: Trank, Juwel. Rezept: Tier besiegen/Magier verwunden + Buch/Trank + Juwel/Gold + Beliebig. Volles Leben um { $full_health } höher; heile { $heals } mystische { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Fragt den Zauber, wie es ihm geht.
card-ritual_specialist = Ritualfachmann
    .text = Stufe, Stufe { $level }. Symbole: Silber, Buch. Rezept: Gegenstand vollenden/Leben verbrennen + Silber/Gold + Buch/Käfer + Beliebig. Plätze für Gegenstände +{ $items }; zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Eigene Kreide mitbringen.
card-renowned_master = Berühmter Meister
    .text = Stufe, Stufe { $level }. Symbole: Gold, Silber. Rezept: Herausforderung gewinnen/Tier besiegen + Gold + Silber/Juwel + Buch + Beliebig. Plätze für Rüstung +{ $armor } und für Gegenstände +{ $items }; Abwehr { $guard }.
    .flavour = Man hat einen Hut nach dir benannt.
card-elemental_sovereign = Elementarherrscher
    .text = Stufe, Stufe { $level }. Symbole: Bestie, Pflanze. Rezept: Kreatur vollenden/Pflanze vollenden + Feuer/Feder + Samen/Trank + Bestie/Pflanze + Beliebig. Plätze für Tiere +{ $pets } und für Pflanzen +{ $plants }; deine Angriffe mit einem Element machen { $elemental } Schaden mehr.
    .flavour = Der Sturm bittet um Erlaubnis.
card-mana_overlord = Manafürst
    .text = Stufe, Stufe { $level }. Symbole: Licht, Juwel. Rezept: Bauwerk vollenden + Trank/Licht + Juwel/Gold + Buch + Beliebig. Du ziehst jeden Zug { $fate } { $fate ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    } mehr; volles Leben um { $full_health } höher, heile { $heals } arkane { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Der Brunnen hat jetzt einen Hüter.
card-ancient_master = Uralter Meister
    .text = Stufe, Stufe { $level }. Symbole: Buch, Gold. Rezept: Herausforderung gewinnen/Bauwerk vollenden + Buch + Buch/Juwel + Gold/Licht + Beliebig. Handlimit +{ $hand }; zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Erinnert sich an das Wetter vor dem Wetter.
card-mystic_archmage = Mystischer Erzmagier
    .text = Stufe, Stufe { $level }. Symbole: Trank, Feder. Rezept: Herausforderung gewinnen/Magier verwunden + Trank/Feder + Buch/Licht + Juwel/Gold + Beliebig. Volles Leben um { $full_health } höher; heile { $heals } mystische { $heals ->
        [one] Karte
       *[other] Karten
    }. Handlimit +{ $hand }.
    .flavour = Der Nebel steht auf, wenn sie eintritt.
card-arcane_sage = Arkaner Weiser
    .text = Stufe, Stufe { $level }. Symbole: Buch, Licht. Rezept: Herausforderung gewinnen/Magie wirken + Buch + Licht/Gold + Juwel/Trank + Beliebig. Volles Leben um { $full_health } höher; heile { $heals } arkane { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Hat mehr vergessen, als es gibt.
card-forest_friends = Freunde des Waldes
    .text = Herausforderung, Stufe { $level }. Decke { $reveals } verzauberte { $reveals ->
        [one] Karte
       *[other] Karten
    } auf. Gewonnen, wenn { $needs } oder mehr davon Kreaturen oder Pflanzen sind. Gewonnen: Wähle: Behalte jede Kreatur und Pflanze davon, oder zieh { $draws } arkane { $draws ->
        [one] Karte
       *[other] Karten
    }. Leg alle anderen aufgedeckten ab. Nicht gewonnen: { $reveals ->
        [one] Die Karte wird
       *[other] Die { $reveals } Karten werden
    } abgelegt.
    .flavour = Sie kamen der Krümel wegen und blieben deinetwegen.
card-mind_reader_1 = Gedankenleser 1
    .text = Herausforderung, Stufe { $level }. Wähle einen lebenden Rivalen mit Handkarten. Er wählt heimlich 1 davon; dann nennst du eine Kartenart (Kreatur, Pflanze, Gegenstand, Rüstung, Magie, Rohstoff, Bauwerk, Stufe, Herausforderung oder Segen). Gewonnen, wenn die Karte von dieser Art ist. Gewonnen: Nimm die Karte auf die Hand. Nicht gewonnen: Der Rivale wirft sie ab.
    .flavour = Denk an eine Karte. Nicht an die.
card-dragons_hoarde = Drachenschatz
    .text = Herausforderung, Stufe { $level }. Decke { $reveals } verzauberte { $reveals ->
        [one] Karte
       *[other] Karten
    } auf. Gewonnen, wenn { $needs } oder mehr davon Gold, Silber oder Juwel zeigen. Gewonnen: Wähle: Behalte { $keeps } beliebige der { $reveals } (nie einen Fluch) und leg den Rest ab, oder leg alle { $reveals } ab und zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }. Nicht gewonnen: { $reveals ->
        [one] Die Karte wird
       *[other] Die { $reveals } Karten werden
    } abgelegt.
    .flavour = Leise, und nur, was du tragen kannst.
card-playing_with_fire = Spiel mit dem Feuer
    .text = Herausforderung, Stufe { $level }. Decke { $reveals } mystische { $reveals ->
        [one] Karte
       *[other] Karten
    } auf. Gewonnen, wenn { $needs } oder mehr davon Feuer zeigen. Gewonnen: Leg { $reveals ->
        [one] die Karte
       *[other] die { $reveals } Karten
    } ab; dann greif mit Feuer den Magier eines lebenden Rivalen deiner Wahl an, mit { $attack } Schaden je aufgedeckter Karte, die Feuer zeigt. Nicht gewonnen: Leg { $reveals ->
        [one] die Karte
       *[other] die { $reveals } Karten
    } ab und verliere { $loses } Leben.
    .flavour = Die Kunst ist, rechtzeitig loszulassen.
card-ritual_sacrifice = Ritualopfer
    .text = Herausforderung, Stufe { $level }. Jeder lebende Spieler mit Handkarten, du zuerst und dann im Uhrzeigersinn, wählt heimlich 1 davon; alle werden zusammen gezeigt. Gewonnen, wenn keine andere gezeigte Karte eine höhere Stufe hat als deine. Gewonnen: Du nimmst alle anderen gezeigten Karten auf die Hand (und deine zurück); jeder Rivale, der eine zeigte, verliert { $loses } Leben. Nicht gewonnen: Wer die höchste Stufe zeigte (bei mehreren der Erste im Uhrzeigersinn ab dir), nimmt alle gezeigten Karten; jeder andere, der eine zeigte, auch du, verliert { $loses } Leben.
    .flavour = Jeder bringt etwas zum Verbrennen mit.
card-duel_of_fortune = Duell des Glücks
    .text = Herausforderung, Stufe { $level }. Wähle einen lebenden Rivalen. Du deckst { $reveals } mystische { $reveals ->
        [one] Karte
       *[other] Karten
    } auf, dann er { $reveals }. Gewonnen, wenn deine Stufen zusammen mehr ergeben als seine. Gewonnen: Behalte alle diese Karten (Flüche werden abgelegt); der Rivale verliert { $loses } Leben und wirft { $discards } { $discards ->
        [one] Karte
       *[other] Karten
    } seiner Wahl ab. Nicht gewonnen: Ergeben seine mehr, behält er diese Karten, und du verlierst { $loses } Leben und wirfst { $discards } { $discards ->
        [one] Karte
       *[other] Karten
    } deiner Wahl ab. Gleiche Summen: Alle werden abgelegt, sonst geschieht nichts.
    .flavour = Zehn Schritte, drei Karten.
card-beastmaster = Tierbändiger
    .text = Herausforderung, Stufe { $level }. Decke { $reveals } mystische { $reveals ->
        [one] Karte
       *[other] Karten
    } auf. Zähle die Kreaturen darunter, die Kreaturen auf deiner Hand (alle werden gezeigt) und deine Tiere. Gewonnen, wenn es { $needs } oder mehr sind. Gewonnen: Behalte jede Kreatur und Pflanze unter den { $reveals } und leg den Rest ab; zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }. Nicht gewonnen: Leg { $reveals ->
        [one] die Karte
       *[other] die { $reveals } Karten
    } ab und zerstöre eines deiner Tiere, du wählst.
    .flavour = Sprich sanft und trag Sardinen bei dir.
card-midnight_oil = Mitternachtsöl
    .text = Herausforderung, Stufe { $level }. Zieh { $draws } mystische { $draws ->
        [one] Karte
       *[other] Karten
    }; diese Karte bleibt dann vor dir. Gewonnen, sobald du später in diesem Zug { $needs } Karten vollendet hast (Werke oder Bauplätze, deren letztes Feld du gefüllt hast). Gewonnen: Zieh { $then_draws } arkane { $then_draws ->
        [one] Karte
       *[other] Karten
    }. Nicht gewonnen: Am Ende dieses Zuges wirf { $discards } { $discards ->
        [one] Handkarte
       *[other] Handkarten
    } deiner Wahl ab.
    .flavour = Die Frist ist eine Kerze mit Namen.
card-booby_trap = Sprengfalle
    .text = Fluch, Stufe { $level }. Verliere { $loses } Leben.
    .flavour = Der Boden machte klick.
card-minor_loss = Kleiner Verlust
    .text = Fluch, Stufe { $level }. Wirf { $discards } { $discards ->
        [one] Handkarte
       *[other] Handkarten
    } deiner Wahl ab (hast du weniger, alle).
    .flavour = Ein Loch in der guten Tasche.
card-famine = Hungersnot
    .text = Fluch, Stufe { $level }. Zerstöre eines deiner Tiere, du wählst.
    .flavour = Der Napf war zu lange leer.
card-stripped = Ausgezogen
    .text = Fluch, Stufe { $level }. Wähle: Zerstöre einen deiner Gegenstände, oder leg eines deiner Werke, das ein Gegenstand ist, mit seinen Füllkarten ab.
    .flavour = Maßgeschneidert, aus nichts.
card-paralysis = Lähmung
    .text = Fluch, Stufe { $level }. Verliere deinen Zug.
    .flavour = Dein Schatten geht ohne dich weiter.
card-soul_drain = Seelenschwund
    .text = Fluch, Stufe { $level }. Leg von jedem deiner Werke { $strips } { $strips ->
        [one] Füllkarte
       *[other] Füllkarten
    } deiner Wahl ab.
    .flavour = Etwas hat die Mitte herausgetrunken.
card-booby_trap_2 = Sprengfalle 2
    .text = Fluch, Stufe { $level }. Verliere { $loses } Leben.
    .flavour = Die Decke machte klick.
card-profound_loss = Großer Verlust
    .text = Fluch, Stufe { $level }. Wirf deine Hand ab.
    .flavour = Das Regal, die Wand dahinter, der Raum.
card-natures_revolt = Aufstand der Natur
    .text = Fluch, Stufe { $level }. Jedes deiner Tiere greift einmal deinen eigenen Magier an, mit der Zahl, dem Element und dem Durchdringen, die sein Angriff je Zug auf einen Magier jetzt hätte (kein anderer Bonus, keine Verdopplung); ein Tier ohne greift mit 1 an. Rüstung und Abwehr helfen wie gegen jeden Angriff.
    .flavour = Sie haben geredet.
card-added_burden = Weitere Last
    .text = Fluch, Stufe { $level }. Rezept: Beliebig + Beliebig. Bleibend, mit dem Rezept Beliebig + Beliebig. Bis du es gefüllt hast, kannst du keine Karte auf ein Stufenwerk legen.
    .flavour = Noch ein Stein im Ranzen.
card-immunity = Immunität
    .text = Segen, Stufe { $level }. Hebe einen Fluch auf, der dich trifft.
    .flavour = Nicht heute, und nicht ich.
card-deflection = Umlenkung
    .text = Segen, Stufe { $level }. Lenke einen Fluch, der dich trifft, auf einen lebenden Rivalen deiner Wahl um.
    .flavour = Zurück an den Absender.
card-holy_water = Weihwasser
    .text = Segen, Stufe { $level }. Hebe einen Fluch auf, der dich trifft; wurde er auf mehrere Spieler umgelenkt, endet er auch für die, die er noch nicht erreicht hat. Dann heile { $heals } verzauberte { $heals ->
        [one] Karte
       *[other] Karten
    }.
    .flavour = Segne auch den Wischmopp.
card-holy_deflection = Heilige Umlenkung
    .text = Segen, Stufe { $level }. Lenke einen Fluch, der dich trifft, auf jeden lebenden bösen Rivalen um. Nur spielbar, wenn es einen gibt.
    .flavour = Ziel auf die Hörner.
card-unholy_deflection = Unheilige Umlenkung
    .text = Segen, Stufe { $level }. Lenke einen Fluch, der dich trifft, auf jeden lebenden guten Rivalen um. Nur spielbar, wenn es einen gibt.
    .flavour = Ziel auf den Heiligenschein.
card-global_outbreak = Weltweiter Ausbruch
    .text = Segen, Stufe { $level }. Lenke einen Fluch, der dich trifft, auf jeden lebenden Rivalen um. Nur spielbar, wenn es einen gibt.
    .flavour = Teilen, im schlimmsten Sinne.
