# Castle of Magic, auf Deutsch.

summary = Geheime Zauberer wenden 27 Schreine, um ein großes Ritual zu lenken. Wer will welches Ende, und wer ist das Monster?
option-first_player = Startspieler
    .ask = Wer hat zuletzt einen Zaubertrick vorgeführt?
    .help = Wer beginnt: ausgelost oder ein bestimmter Spieler.
option-first_player-random = ausgelost
option-first_player-0 = Spieler 1
option-first_player-1 = Spieler 2
option-first_player-2 = Spieler 3
option-first_player-3 = Spieler 4
option-first_player-4 = Spieler 5
option-first_player-5 = Spieler 6
option-first_turn = Erster Zug
    .help = Ob im ersten Zug alle Schreine wenden müssen oder das Ritual vorantreiben dürfen.
option-first_turn-manipulate = wenden
option-first_turn-free = frei
option-stall_limit = Längste Ruhe
    .help = Nach so vielen ruhigen Runden, in denen niemand das Ritual vorantreibt, muss es der Nächste tun.
option-stall_limit-1 = 1 Runde
option-stall_limit-2 = 2 Runden
option-stall_limit-3 = 3 Runden
option-stall_limit-4 = 4 Runden
option-stall_limit-off = ohne Grenze
option-memory_aid = Gedächtnisstütze
    .help = Ob der Tisch dich an Schreine erinnert, die schon offen lagen.
option-memory_aid-on = an
option-memory_aid-off = aus
option-monster_points = Punkte des Monsters
    .help = Was das Monster dafür bekommt, jemanden zu fressen.
option-monster_points-7000 = 7000
option-monster_points-6000 = 6000

## Was gefragt wird

ask-turn_action = Dein Zug: Nimmst du eine Figur auf, oder deckst du einen Ausgang auf?
ask-must_manipulate = Dein erster Zug: Nimm eine Figur auf, oder beide.
ask-must_advance = Seit { $number } Zügen hat niemand einen Ausgang aufgedeckt: Jetzt musst du es tun.
ask-pick_up = Welche Figur nimmst du auf?
ask-flip_shrine = { $number ->
    [2] Welchen Schrein wendest du zuerst? Eine deiner Figuren kommt darauf, die andere ist danach dran.
   *[other] Welchen Schrein wendest du? Deine Figur kommt darauf.
}
ask-turn_outcome = { $number ->
    [1] Eine Ausgangskarte ist übrig. Deckst du sie auf, wird das Ritual gewirkt.
   *[other] Welche Ausgangskarte deckst du auf? { $number } liegen verdeckt.
}

## Züge

do-manipulate = Schreine wenden
    .help = Nimm eine oder beide deiner Figuren auf; für jede wende einen Schrein ohne Figur und stelle sie darauf.
do-advance = Das Ritual vorantreiben
    .help = Decke eine der verdeckten Ausgangskarten auf. Die achte wirkt das Ritual und beendet das Spiel.
do-pick-term = { $term_id ->
    [supply] Eine Figur aus deinem Vorrat nehmen
   *[other] Deine Figur aufnehmen: { $term }
}
    .help = Du wendest einen Schrein und stellst diese Figur darauf. Deine andere Figur bleibt, wo sie ist.
do-pick-both = Beide aufnehmen
    .help = Du wendest zwei Schreine, einen nach dem anderen.
do-flip-term = Öffnen: { $term }
    .help = Wende die Karte dieses Schreins und stelle eine Figur darauf.
do-flip_up = Öffnen: { $term }, { $card }
do-flip_down = Schließen: { $term }, { $card }
do-flip_then = { $flip }. { $then }
then-form = { $arcanum } { $form }
then-outcome = führt zu „{ $outcome }“
then-ruler = { $faction } beherrschen { $country }
then-nobody = niemand beherrscht { $country }
do-turn-card = Den Ausgang von „{ $card }“ aufdecken

## Was zu sehen ist

phase-choose = Wählen
phase-manipulate = Wenden
phase-advance = Aufdecken
show-active = Aktive Schreine
show-form = Arkana
show-ritual = Jetziges Ritual
show-outcome = Sein Ausgang
show-ruler = Herrscher
show-active_kida = Aktiv in Kida
show-active_marus = Aktiv in Marus
show-active_sorrell = Aktiv in Sorrell
show-claimant = Ansprüche
show-regalia_known = Gefundene Insignien
show-unseen = Nie gesehene Schreine
show-quiet = Ruhige Züge in Folge
show-stall_limit = Höchstzahl ruhiger Züge in Folge
show-pawns_in_supply = Figuren im Vorrat
show-pawns_in_hand = Figuren in der Hand
show-own_score = Punkte, würde jetzt gewirkt
show-own_score_if_monster = Punkte, wenn das Opfer das Monster ist
zone-tableau = Auslage
zone-outcomes = Rituale und Ausgänge
zone-character = Charakter
zone-left = Übrige Charaktere

## Wie die Dinge heißen

term-supply = der Vorrat
term-bell = Glocke
term-book = Buch
term-candle = Kerze
term-silent = still
term-ringing = läutend
term-closed = geschlossen
term-open = offen
term-unlit = erloschen
term-lit = brennend
term-dragon_masters = Drachenmeister
term-eagle_lords = Adlerfürsten
term-wolf_mages = Wolfsmagier
term-the_amulet = das Amulett
term-the_crown = die Krone
term-the_scepter = das Zepter
term-bell1 = Kida, Glockenreihe, links
term-bell2 = Kida, Glockenreihe, Mitte
term-bell3 = Kida, Glockenreihe, rechts
term-bell4 = Marus, Glockenreihe, links
term-bell5 = Marus, Glockenreihe, Mitte
term-bell6 = Marus, Glockenreihe, rechts
term-bell7 = Sorrell, Glockenreihe, links
term-bell8 = Sorrell, Glockenreihe, Mitte
term-bell9 = Sorrell, Glockenreihe, rechts
term-book1 = Kida, Buchreihe, links
term-book2 = Kida, Buchreihe, Mitte
term-book3 = Kida, Buchreihe, rechts
term-book4 = Marus, Buchreihe, links
term-book5 = Marus, Buchreihe, Mitte
term-book6 = Marus, Buchreihe, rechts
term-book7 = Sorrell, Buchreihe, links
term-book8 = Sorrell, Buchreihe, Mitte
term-book9 = Sorrell, Buchreihe, rechts
term-candle1 = Kida, Kerzenreihe, links
term-candle2 = Kida, Kerzenreihe, Mitte
term-candle3 = Kida, Kerzenreihe, rechts
term-candle4 = Marus, Kerzenreihe, links
term-candle5 = Marus, Kerzenreihe, Mitte
term-candle6 = Marus, Kerzenreihe, rechts
term-candle7 = Sorrell, Kerzenreihe, links
term-candle8 = Sorrell, Kerzenreihe, Mitte
term-candle9 = Sorrell, Kerzenreihe, rechts

## Was geschieht

news-dealt = Dein Charakter: { $character }.
news-first = { $seat } beginnt.
news-picked_up = { $place_id ->
    [supply] { $seat } nimmt eine Figur aus dem Vorrat.
   *[other] { $seat } nimmt eine Figur auf: { $place }.
}
news-picked_up_both = { $seat } nimmt beide Figuren auf.
news-flipped_up = { $seat } wendet { $place }: { $shrine }, jetzt offen.
news-flipped_down = { $seat } wendet { $place }: { $shrine }, jetzt verdeckt.
news-turned_up = { $seat } wendet { $place }: jetzt offen.
news-turned_down = { $seat } wendet { $place }: jetzt verdeckt.
news-advanced = { $seat } treibt das Ritual voran: Auf „{ $ritual }“ liegt „{ $outcome }“.
news-hard_stop = 2000 Züge sind vorüber: Alle Ausgangskarten werden aufgedeckt.
news-outcome = Auf „{ $ritual }“ liegt „{ $outcome }“.
news-cast = Das Ritual wird gewirkt: Auf „{ $ritual }“ liegt „{ $outcome }“.
news-dominates = { $seat } beherrscht das Monster.
news-devoured = { $seats_count ->
    [one] { $seats } wird gefressen.
   *[other] { $seats } werden gefressen.
}
news-controls = Die { $faction } beherrschen { $country }.
news-uncontrolled = Niemand beherrscht { $country }.
news-revealed = { $seat } zeigt „{ $character }“ und bekommt { NUMBER($points, useGrouping: 0) } Punkte.

## Das Ende

end-cast_banished = Das Ritual ist gewirkt, und das Monster ist verbannt.
end-cast_amulet_dominates = Das Ritual ist gewirkt: „Das Amulett gebietet“.
end-cast_crown_dominates = Das Ritual ist gewirkt: „Die Krone gebietet“.
end-cast_scepter_dominates = Das Ritual ist gewirkt: „Das Zepter gebietet“.
end-cast_amulet_devoured = Das Ritual ist gewirkt: „Das Amulett verrät“.
end-cast_crown_devoured = Das Ritual ist gewirkt: „Die Krone verrät“.
end-cast_scepter_devoured = Das Ritual ist gewirkt: „Das Zepter verrät“.
end-cast_rampage = Das Ritual ist gewirkt, und das Monster ist entfesselt.
line-character = { $card }
line-has_devoured = hat jemanden gefressen
line-hungry = hat niemanden gefressen
line-controls = die { $faction } beherrschen { $country }
line-home = { $country } ist die Heimat
line-claims = beansprucht { $piece }
line-lost = beanspruchte { $piece }, ans Monster verloren
line-devoured = wurde gefressen
line-dominates = beherrscht das Monster
line-fed = das Monster ist gefüttert

## Was man mit einer anderen Zahl ausprobieren kann

number-majority = aktive für die andere Form
number-per_country = Punkte für ein Land
number-home = mehr für die Heimat
number-regalia = Punkte für eine Insignie
number-dominating = Punkte für das Beherrschen des Monsters
number-feeding = Punkte für das Füttern des Monsters

## Die Karten

card-dragon = Schrein der Drachenmeister
    .short = Drache
    .text = Aktiv: zählt 1 für seine Reihe und 1 für die Drachenmeister in seinem Land.
    .flavour = Der Altar ist warm. Das sollte er nicht sein.
card-eagle = Schrein der Adlerfürsten
    .short = Adler
    .text = Aktiv: zählt 1 für seine Reihe und 1 für die Adlerfürsten in seinem Land.
    .flavour = Lass eine Feder da; nimm ein Geheimnis mit.
card-wolf = Schrein der Wolfsmagier
    .short = Wolf
    .text = Aktiv: zählt 1 für seine Reihe und 1 für die Wolfsmagier in seinem Land.
    .flavour = Nachts antworten die Steine einander.
card-amulet = Schrein des Amuletts
    .short = Amulett
    .text = Aktiv: zählt 1 für seine Reihe. Wer hier eine Figur hat, beansprucht das Amulett, ob aktiv oder nicht.
    .flavour = Es kennt den Herzschlag der Bestie.
card-crown = Schrein der Krone
    .short = Krone
    .text = Aktiv: zählt 1 für seine Reihe. Wer hier eine Figur hat, beansprucht die Krone, ob aktiv oder nicht.
    .flavour = Zu schwer für ein Haupt, zu leicht für zwei.
card-scepter = Schrein des Zepters
    .short = Zepter
    .text = Aktiv: zählt 1 für seine Reihe. Wer hier eine Figur hat, beansprucht das Zepter, ob aktiv oder nicht.
    .flavour = Richte es nicht auf deine Freunde.
card-wizard_dragon_kida = Drachenmeister von Kida
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Kida brennt für die, die es nähren.
card-wizard_dragon_marus = Drachenmeisterin von Marus
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Ihre Brücken haben Schuppen.
card-wizard_dragon_sorrell = Drachenmeister von Sorrell
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Er zählt sein Gold in Flügelspannen.
card-wizard_eagle_kida = Adlerfürst von Kida
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Vom hohen Turm aus sieht man jede Schuld.
card-wizard_eagle_marus = Adlerfürstin von Marus
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Der Markt verstummt, wenn ihr Schatten vorüberzieht.
card-wizard_eagle_sorrell = Adlerfürst von Sorrell
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Geboren auf einem Felssims, gelangweilt vom Boden.
card-wizard_wolf_kida = Wolfsmagier von Kida
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Höflich bei Tisch. Lauf nicht weg.
card-wizard_wolf_marus = Wolfsmagier von Marus
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Jede Gasse in Marus ist sein Bau.
card-wizard_wolf_sorrell = Wolfsmagierin von Sorrell
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($home, useGrouping: 0) } mehr, wenn deine Heimat dabei ist, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($dominating, useGrouping: 0) }, wenn du das Monster beherrschst.
    .flavour = Sie unterzeichnet Verträge mit der Pfote.
card-cultist_dragon = Kultist der Drachenmeister
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($feeding, useGrouping: 0) }, wenn das Monster gefüttert wird.
    .flavour = Dort unten brennt ein größeres Feuer.
card-cultist_eagle = Kultist der Adlerfürsten
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($feeding, useGrouping: 0) }, wenn das Monster gefüttert wird.
    .flavour = Er kreist und wartet, dass aufgetragen wird.
card-cultist_wolf = Kultist der Wolfsmagier
    .text = { NUMBER($per_country, useGrouping: 0) } für jedes Land, das deine Fraktion beherrscht, { NUMBER($regalia, useGrouping: 0) } für jede Insignie, die du beanspruchst, { NUMBER($feeding, useGrouping: 0) }, wenn das Monster gefüttert wird.
    .flavour = Das Rudel hat eine neue Mutter gefunden.
card-monster = Das Monster
    .text = 7000 (oder 6000, wenn das vereinbart ist), wenn du mindestens einen Zauberer oder Kultisten frisst; sonst nichts.
    .flavour = Dreißig Jahre lang hat es sein Lächeln geübt.
card-silent_closed_unlit = still, geschlossen, erloschen
    .text = Die Glocke schweigt, das Buch ist geschlossen, die Kerze ist erloschen.
    .flavour = Tu nichts, und tu es sehr sorgfältig.
card-silent_closed_lit = still, geschlossen, brennend
    .text = Die Glocke schweigt, das Buch ist geschlossen, die Kerze brennt.
    .flavour = Eine Flamme, und alle Augen auf ihr.
card-silent_open_unlit = still, offen, erloschen
    .text = Die Glocke schweigt, das Buch ist offen, die Kerze ist erloschen.
    .flavour = Lies mit den Fingern.
card-silent_open_lit = still, offen, brennend
    .text = Die Glocke schweigt, das Buch ist offen, die Kerze brennt.
    .flavour = Die Stunde der Gelehrten.
card-ringing_closed_unlit = läutend, geschlossen, erloschen
    .text = Die Glocke läutet, das Buch ist geschlossen, die Kerze ist erloschen.
    .flavour = Ein Glockenschlag im Dunkeln.
card-ringing_closed_lit = läutend, geschlossen, brennend
    .text = Die Glocke läutet, das Buch ist geschlossen, die Kerze brennt.
    .flavour = Ruf es mit Licht und Bronze.
card-ringing_open_unlit = läutend, offen, erloschen
    .text = Die Glocke läutet, das Buch ist offen, die Kerze ist erloschen.
    .flavour = Laute Worte, kein Zeuge.
card-ringing_open_lit = läutend, offen, brennend
    .text = Die Glocke läutet, das Buch ist offen, die Kerze brennt.
    .flavour = Alle drei zugleich; tritt zurück.
card-banished = Verbannt
    .text = Das Monster ist verbannt: Niemand beherrscht es, niemand wird gefressen.
    .flavour = Die Zelle ist leer, und die Stille auch.
card-amulet_dominates = Das Amulett gebietet
    .text = Wer das Amulett beansprucht, beherrscht das Monster. Beansprucht niemand es, frisst es alle.
    .flavour = Es kniet vor einem Puls.
card-crown_dominates = Die Krone gebietet
    .text = Wer die Krone beansprucht, beherrscht das Monster. Beansprucht niemand sie, frisst es alle.
    .flavour = Mögest du lange zu herrschen versuchen.
card-scepter_dominates = Das Zepter gebietet
    .text = Wer das Zepter beansprucht, beherrscht das Monster. Beansprucht niemand es, frisst es alle.
    .flavour = Sitz. Bleib. Brav.
card-amulet_devoured = Das Amulett verrät
    .text = Wer das Amulett beansprucht, wird gefressen. Dann ist das Monster verbannt.
    .flavour = Es war schon immer ein Halsband. Rate, wessen.
card-crown_devoured = Die Krone verrät
    .text = Wer die Krone beansprucht, wird gefressen. Dann ist das Monster verbannt.
    .flavour = Köpfe zuerst.
card-scepter_devoured = Das Zepter verrät
    .text = Wer das Zepter beansprucht, wird gefressen. Dann ist das Monster verbannt.
    .flavour = Ein feiner Zahnstocher.
card-rampage = Entfesselt
    .text = Das Monster ist frei und frisst jeden Zauberer und Kultisten im Spiel.
    .flavour = Dreißig Jahre sind lang, wenn man Hunger hat.
card-bell_silent = Glocke, still
    .text = Weniger als { $majority ->
        [5] fünf
       *[other] { $majority }
    } aktive in der oberen Reihe.
    .flavour = Halt den Klöppel fest.
card-bell_ringing = Glocke, läutend
    .text =
    { $majority ->
        [5] Fünf
       *[other] { $majority }
    } oder mehr aktive in der oberen Reihe.
    .flavour = Man hört sie bis in die Keller.
card-book_closed = Buch, geschlossen
    .text = Weniger als { $majority ->
        [5] fünf
       *[other] { $majority }
    } aktive in der mittleren Reihe.
    .flavour = Es ruht sich nur aus.
card-book_open = Buch, offen
    .text =
    { $majority ->
        [5] Fünf
       *[other] { $majority }
    } oder mehr aktive in der mittleren Reihe.
    .flavour = Am Rand steht eine andere Handschrift.
card-candle_unlit = Kerze, erloschen
    .text = Weniger als { $majority ->
        [5] fünf
       *[other] { $majority }
    } aktive in der unteren Reihe.
    .flavour = Der Docht erinnert sich.
card-candle_lit = Kerze, brennend
    .text =
    { $majority ->
        [5] Fünf
       *[other] { $majority }
    } oder mehr aktive in der unteren Reihe.
    .flavour = Sie neigt sich zu den Lügnern.
card-kida = Kida
    .text = Spalten 1 bis 3.
    .flavour = Türme und alter Groll.
card-marus = Marus
    .text = Spalten 4 bis 6.
    .flavour = Alles hat seinen Preis, zweimal.
card-sorrell = Sorrell
    .text = Spalten 7 bis 9.
    .flavour = Grüne Hügel mit guten Verstecken.

## Fertige Sätze

claim-i_am = Ich diene den { $faction_id ->
    [dragon_masters] Drachenmeistern
    [eagle_lords] Adlerfürsten
   *[other] Wolfsmagiern
}.
    .title = Ich diene …
    .tag = { $faction }
claim-want = In { $country } sollen die { $faction } herrschen.
    .title = Herrschen sollen …
    .tag = { $country }: { $faction }
claim-let_lie = Lasst uns die Karte von „{ $ritual }“ nicht umdrehen.
    .title = Nicht umdrehen: …
    .tag = nicht „{ $ritual }“
claim-think =
    { $who_id ->
        [monster] Ich halte { $seat } für das Monster.
       *[other] Ich glaube, { $seat } dient ihnen: { $who }.
    }
    .title = Ich glaube, … ist …
    .tag = { $seat }: { $who }?
claim-trust = Ich vertraue { $seat }.
    .title = Ich vertraue …
    .tag = vertraut { $seat }
claim-suspect = Ich verdächtige { $seat }.
    .title = Ich verdächtige …
    .tag = verdächtigt { $seat }
claim-saw = Ich habe es gesehen: { $place } ist { $shrine }.
    .title = Ich sah …
    .tag = { $place }: { $shrine }
