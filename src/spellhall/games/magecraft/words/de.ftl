# Magecraft, auf Deutsch.

summary = Ein Duell verketteter Zauber, in dem Mana, Leben, Schutz und Sieg dieselben Edelsteine sind.
option-characters = Charaktere
    .help = Ob die Spieler ihre Charaktere der Reihe nach wählen oder ausgeteilt bekommen.
option-characters-draft = auswählen
option-characters-random = zufällig
option-hands = Hände
    .help = Ob nur der Besitzer die Farben in einer Hand sieht oder alle.
option-hands-secret = geheim
option-hands-open = offen
option-academy = Zauber der Akademie
    .help = Welche neun Zauber die Akademie außer den Grundzaubern anbietet: ausgelost oder von dir gewählt.
option-academy-random = ausgelost
option-hp_colour = Verlorene Lebenssteine
    .help = Ob man die Farbe wählt, wenn man einen Stein aus einem Leben nimmt. Es spielt nie eine Rolle.
option-hp_colour-auto = von selbst
option-hp_colour-choose = wählen
option-mastery = Meisterschaft
    .help = Ob ein Zauber beim Überarbeiten gemeistert werden kann. Für die ersten Spiele lieber ohne.
option-mastery-on = mit Meisterschaft
option-mastery-off = ohne
option-quiet_limit = Ruhige Runden
    .help = Nach wie vielen Runden ohne gewerteten Stein das Spiel endet.

## Was gefragt wird

ask-pick_character = Welchen Charakter nimmst du?
ask-starting_discard = { $number ->
    [one] Welchen Stein deiner Starthand legst du ab?
   *[other] Du legst { $number } Steine deiner Starthand ab. Welcher ist der nächste?
}
ask-drop_shield = Welchen Schild lässt du fallen?
ask-cast_step = Wirkst du einen Zauber?
ask-pay = { $symbol_id ->
    [X] Welchen Stein zahlst du für „{ $card }“? Jede Farbe ist recht.
   *[other] Welcher Stein bezahlt { $symbol } für „{ $card }“?
}{ $rest_count ->
    [0] {""}
   *[other] {" "}Danach: { $rest }.
}
ask-next_icon = Noch offen: { $icons }. Welches Symbol kommt als Nächstes?
ask-attack_target = Wen greifst du an?
ask-attack_shield = Welchen Schild von { $seat } schlägst du weg?
ask-hp_gem = Welchen Stein nimmst du aus dem Leben von { $seat }?
ask-hp_gem-own = Welchen Stein deines eigenen Lebens wertest du?
ask-heal_gem = Welcher Stein der Akademie kommt in dein Leben?
ask-heal_gem-full = Dein Leben ist voll. Welchen Stein der Akademie wertest du?
ask-shield_gem = Welcher Stein wird ein Schild?
ask-vanish_gem = Welcher Stein verschwindet in deine Wertung?
ask-study_step = Lernst du einen Zauber, oder überarbeitest du?
ask-learn_book = An den linken Rand welches Zauberbuchs kommt „{ $card }“?
ask-revise_discard = { $number ->
    [one] Welchen Stein legst du zum Überarbeiten ab?
   *[other] Du legst noch { $number } Steine zum Überarbeiten ab. Welcher ist der nächste?
}
ask-revise_spell = Welchen Zauber legst du um?
ask-revise_book = In welches Zauberbuch kommt „{ $card }“?
ask-revise_position = An welchen Platz in Zauberbuch { $number } kommt „{ $card }“?
ask-master = Welchen Zauber meisterst du?

## Züge

do-pick_character-card = { $card } nehmen
do-starting_discard-card = { $card } ablegen
do-drop_shield-card = { $card } fallen lassen
do-drop_shield-done = Die Schilde behalten
    .help = Weiter zum Wirken.
do-cast = „{ $card }“ aus Zauberbuch { $number } wirken
do-next = Als Nächstes „{ $card }“ wirken
do-cantrip = Deine Gabe nutzen: { $term }
do-cast_step-done = Nichts mehr wirken
    .help = Weiter zum Lernen oder Überarbeiten.
do-pay-card = { $card } zahlen
do-golden = Mit dem goldenen Stein zahlen: { $card }
    .help = Er wartet auf dieser Karte und muss ein Symbol bezahlen, zu dem er passt.
do-next_icon-term = { $term }
    .help = { $term_id ->
        [draw] Ein zufälliger Stein aus deinem Beutel kommt auf deine Hand.
        [attack] Schlag einen Schild eines Gegners weg, oder werte einen Stein seines Lebens.
        [heal] Ein Stein der Akademie kommt in dein Leben; bist du voll, wertest du ihn.
        [shield] Ein Stein der Akademie oder deiner Ablage wird ein Schild.
       *[vanish] Werte einen Stein deiner Hand oder deines eigenen Lebens.
    }
do-attack_target-seat = { $seat } angreifen
do-attack_shield-card = { $card } wegschlagen
do-hp_gem-card = { $card } nehmen
do-heal_gem-card = { $card } nehmen
do-academy-card = { $card } aus der Akademie nehmen
do-discard-card = { $card } aus deiner Ablage nehmen
do-hand-card = { $card } aus deiner Hand werten
do-hp = Einen Stein deines eigenen Lebens werten
    .help = Du verlierst einen Lebensstein. Mit dem letzten scheidest du aus, außer es ist dein zwanzigster gewerteter Stein.
do-learn-card = „{ $card }“ lernen
do-revise = Überarbeiten
    .help = Lege vier Steine ab, ordne deine Zauber frei um, dann darfst du einen meistern.
do-study_step-done = Weder lernen noch überarbeiten
    .help = Dein Zug endet: Alle Steine deiner Hand und auf deinen Zaubern kommen in deine Ablage, und du ziehst vier neue.
do-book-number = In Zauberbuch { $number } legen
do-revise_discard-card = { $card } ablegen
do-revise_spell-card = „{ $card }“ umlegen
do-revise_spell-card-number = „{ $card }“ umlegen (Exemplar { $number })
do-revise_spell-done = Nichts mehr umlegen
do-left-end = An den linken Rand legen
    .help = Er wird der erste Zauber dieses Zauberbuchs.
do-after-card = Rechts von „{ $card }“ legen
do-after-card-number = Rechts von „{ $card }“ legen (Exemplar { $number })
do-master-card = „{ $card }“ meistern
    .help = Von nun an wird der Stein, der sein Symbol ganz links bezahlt, golden und wandert zum nächsten Zauber weiter, wenn er passt.
do-master-card-number = „{ $card }“ meistern (Exemplar { $number })
    .help = Von nun an wird der Stein, der sein Symbol ganz links bezahlt, golden und wandert zum nächsten Zauber weiter, wenn er passt.
do-none = Keinen Zauber meistern

## Was man sieht

phase-setup = vor dem ersten Zug
phase-shields = Schilde fallen lassen
phase-casting = Wirken
phase-study = Lernen oder Überarbeiten
show-goal = Steine zum Sieg
show-full_hp = volles Leben
show-quiet = Züge ohne gewerteten Stein
show-quiet_limit = das Spiel endet nach
show-spellbook = Zauberbuch in Gebrauch
show-chain = in diesem Zug gewirkt
show-golden = goldener Stein
show-paying = wird bezahlt
show-to_pay = noch zu zahlen
show-icon = Symbol in Arbeit
show-icons = Symbole, die noch kommen
show-target = verliert einen Stein
show-placing = kommt in ein Zauberbuch
show-to_discard = Steine noch abzulegen
show-hp = Leben
show-score = Wertung
show-cantrip_used = Gabe genutzt
show-eliminated = ausgeschieden
show-hand_and_bag = Hand und Beutel zusammen
mark-mastered = gemeistert
mark-copy = Exemplar
zone-academy = Steine der Akademie
zone-spells = Zauber der Akademie
zone-pool = Vorrat
zone-characters = Charaktere
zone-character = Charakter
zone-hp = Leben
zone-score = Wertung
zone-shield = Schilde
zone-book-1 = Zauberbuch 1
zone-book-2 = Zauberbuch 2
zone-book-3 = Zauberbuch 3
zone-hand = Hand
zone-bag = Beutel
zone-discard = Ablage
counted_icon = { $number } { $term }
term-draw = Ziehen
term-attack = Angriff
term-heal = Heilen
term-shield = Schild
term-vanish = Verschwinden
term-X = beliebig
term-spark = Funke
term-ripple = Kräuseln
term-pebbleskin = Kieselhaut
term-glimmer = Schimmer

## Was geschieht

news-offered = Außer den Grundzaubern bietet die Akademie an: { $spells }.
news-character = { $seat } ist { $character }.
news-turn = { $seat } ist am Zug.
news-you_drew = Du ziehst { $gems }.
news-drew = { $number ->
    [one] { $seat } zieht einen Stein.
   *[other] { $seat } zieht { $number } Steine.
}
news-drew_openly = { $seat } zieht { $gems }.
news-refilled = { $seat } füllt den Beutel aus der Ablage.
news-discarded = { $seat } legt { $gems } ab.
news-dropped_shield = { $seat } lässt einen Schild fallen: { $gem }.
news-used_cantrip = { $seat } nutzt die Gabe { $cantrip }.
news-cast = { $seat } wirkt „{ $spell }“.
news-paid = { $seat } zahlt { $gems }.
news-paid_golden = { $seat } zahlt mit dem goldenen Stein, { $gem }.
news-golden_moved = Der goldene Stein von { $seat }, { $gem }, wandert weiter zu „{ $spell }“.
news-golden_discarded = Der goldene Stein von { $seat }, { $gem }, passt nicht und wird abgelegt.
news-knocked_out = { $seat } schlägt { $seat_hit } einen Schild weg: { $gem }.
news-hit = { $seat } nimmt { $gem } aus dem Leben von { $seat_hit } und wertet den Stein.
news-healed = { $seat } heilt sich: { $gem } kommt ins Leben.
news-healed_over = { $seat } heilt bei vollem Leben und wertet { $gem }.
news-shielded = { $seat } hebt einen Schild aus der Akademie: { $gem }.
news-shielded_from_discard = { $seat } hebt einen Schild aus der Ablage: { $gem }.
news-vanished = { $seat } lässt { $gem } aus der Hand verschwinden und wertet den Stein.
news-vanished_hp = { $seat } lässt { $gem } aus dem eigenen Leben verschwinden und wertet den Stein.
news-eliminated = { $seat } hat kein Leben mehr und scheidet aus.
news-learns = { $seat } lernt „{ $spell }“.
news-learned = { $seat } legt „{ $spell }“ an den linken Rand von Zauberbuch { $book }.
news-revises = { $seat } beginnt zu überarbeiten.
news-moved = { $seat } legt „{ $spell }“ in Zauberbuch { $book } an Platz { $place }.
news-mastered = { $seat } meistert „{ $spell }“.
news-refreshed = { $gems_count ->
    [0] { $seat } frischt auf.
   *[other] { $seat } frischt auf; von Hand und Karten in die Ablage: { $gems }.
}
news-quiet_end = Seit { $turns } Zügen hat niemand gewertet: Das Spiel endet.

## Das Ende

end-score = { $seats } hat 20 Steine gewertet.
end-last_standing = { $seats } ist als Einziger noch am Leben.
end-quiet = Zu lange hat niemand gewertet: Es zählen die gewerteten Steine, dann Leben, dann Schilde.
line-scored = { $card } in der Wertung
line-hp = { $number } Leben übrig
line-eliminated = ausgeschieden
line-shields = { $number ->
    [one] 1 Schild
   *[other] { $number } Schilde
} übrig

## Was man mit einer anderen Zahl ausprobieren kann

number-learn = Lernen
number-cast = Wirken
number-icons = Symbole
number-of_each_colour = Steine jeder Farbe
number-hand_size = Handsteine
number-winning_score = Punkte zum Sieg
number-revision_cost = Kosten des Umordnens

## Die Karten

card-meditation = Meditation
    .text = Wirken { $cast_id }: { $icons }.
    .flavour = Einatmen. Den Sturm halten. Ausatmen.
card-magic_missile = Magisches Geschoss
    .text = Wirken { $cast_id }: { $icons }.
    .flavour = Was jeder Lehrling zuerst zerbricht, ist ein Fenster.
card-mana_tricks = Manatricks
    .text = Wirken { $cast_id }: { $icons }.
    .flavour = Nichts in diesem Ärmel. Nichts in jenem.
card-minor_cure = Kleine Heilung
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Brennt mehr als die Wunde.
card-absorb = Aufsaugen
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Was man nach ihr wirft, behält sie.
card-fireball = Feuerball
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Weit zurücktreten. Weiter.
card-flame_lash = Flammenpeitsche
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Sie knallt, sie brennt, sie kehrt in die Hand zurück.
card-meteor = Meteor
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Der Himmel hatte ihn für jemanden aufgehoben.
card-chain_lightning = Kettenblitz
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Er macht nie beim ersten Hut halt.
card-wellspring = Quelle
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Wirf eine Münze hinein, hör es dreimal platschen.
card-riptide = Sog
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Er nimmt dir die Füße, dann die Börse.
card-frost_mirror = Frostspiegel
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Dein Spiegelbild blinzelt einen Augenblick zu spät.
card-evaporate = Verdunsten
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Fort, und die Menge beklatscht den Dampf.
card-bastion = Bastion
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Vier Wände, und der Kessel steht auf dem Feuer.
card-landslide = Erdrutsch
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Der Hügel wechselt die Seiten.
card-verdant_pact = Grüner Pakt
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Mit Baumsaft unterzeichnet.
card-radiance = Strahlen
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Selbst die Schatten beugen sich vor, um zu sehen.
card-ascension = Aufstieg
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Zuerst gibst du den Boden auf.
card-sun_lance = Sonnenlanze
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Mittag, gespitzt.
card-soul_siphon = Seelensauger
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Deine sah wärmer aus.
card-void_rift = Riss ins Nichts
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Das ist kein Loch. Das ist Appetit.
card-umbral_lance = Schattenlanze
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Man hört sie erst, wenn sie vorbei ist.
card-blood_pact = Blutpakt
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Von jedem ein Tropfen. Gerecht ist gerecht.
card-eclipse = Finsternis
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Einen Atemzug lang vergisst die Arena die Sonne.
card-night_ward = Nachtwacht
    .text = Lernen { $learn_id }. Wirken { $cast_id }: { $icons }.
    .flavour = Schließ die Tür ab, und das Dunkel bewacht dich.
card-cindra = Cindra Vale, die Glutschmiedin
    .text = Gabe: Funke. { $cost_id }: { $icons }.
    .flavour = Sie zündet ihre Pfeife quer durch den Raum an.
card-maris = Maris Quill, die Gezeitenleserin
    .text = Gabe: Kräuseln. { $cost_id }: { $icons }.
    .flavour = Sie lässt den Fluss wählen und sagt, es war ihre Idee.
card-orsk = Orsk Hollow, der Wallwächter
    .text = Gabe: Kieselhaut. { $cost_id }: { $icons }.
    .flavour = Niemand hat ihn je zucken oder eilen sehen.
card-solenne = Solenne Bright, die Lampenhüterin
    .text = Gabe: Schimmer. { $cost_id }: { $icons }.
    .flavour = Ihre Lampe ist nie erloschen. Sie hat jede Nacht nachgesehen.
card-F = Feuer
    .text = Bezahlt F oder X.
card-W = Wasser
    .text = Bezahlt W oder X.
card-E = Erde
    .text = Bezahlt E oder X.
card-L = Licht
    .text = Bezahlt L oder X.
card-D = Dunkelheit
    .text = Bezahlt D oder X.
