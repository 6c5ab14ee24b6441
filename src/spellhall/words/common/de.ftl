# Was an jedem Tisch gesagt wird, auf Deutsch. Der Katalog des Spiels geht vor.

nobody = niemand
nothing = nichts
unknown = unbekannt
counted = { $number } { $thing }
owned = { $zone } von { $seat }
do-pass = Passen
do-stop = Aufhören
do-done = Fertig
do-no = Nein
do-yes = Ja
phase-over = das Ende
zone-hand = Hand

## Was man mit einer anderen Zahl ausprobieren kann

number-copies = Exemplare
number-points = Punkte
number-cost = Kosten

## Die Textansicht

text-view = { $title }, wie { $viewer } es sieht
a-spectator = ein Zuschauer
text-round = Runde { $round }, am Zug { $seat }: { $phase }
text-round-over = Runde { $round }: { $phase }
text-value = { $title }: { $value }
text-mine = Du: { $values }
text-asked = { $seat } wird gefragt: { $prompt }
text-decides = { $seat } entscheidet.
text-moves = Züge: { $moves }
text-result = Gewonnen von { $winners }; { $scores }. { $reason }
text-line = { $seat }: { $line }
text-line-points = { $seat }: { $line }, { $points }
text-on-top = darauf { $thing }

## Fertige Sätze: was Spieler mit fertigen Worten sagen

claim-stop = Wir sollten alle { $seat } aufhalten.
    .title = Aufhalten: …
    .tag = { $seat } aufhalten
claim-truce = { $seat }, lass mich in Ruhe, dann lasse ich dich in Ruhe.
    .title = Frieden mit …
    .tag = Frieden mit { $seat }?
claim-beware = { $seat } steht kurz vor dem Sieg.
    .title = Kurz vor dem Sieg: …
    .tag = { $seat } gewinnt gleich
claim-revenge = { $seat }, das zahle ich dir heim.
    .title = Rache an …
    .tag = Rache an { $seat }
