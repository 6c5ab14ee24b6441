# Was das Terminal selbst sagt, auf Deutsch. Was die Spiele sagen, steht in ihren Katalogen.

## Der Tisch

your-turn = { $title } · Runde { $round } · du bist am Zug
turn-of = { $title } · Runde { $round } · am Zug: { $seat }
the-end = { $title } · Runde { $round } · das Ende
nobodys-turn = { $title } · Runde { $round }
you-are = Du bist { $seat }
you = du
hidden = { $number ->
    [one] ?
   *[other] { $number } verdeckt
}
backs = { $number ->
    [one] { $back }?
   *[other] { $number } { $back }?
}
none = nichts
face-down = verdeckt
marked = > { $title }
legend = { $up } offen   { $down } verdeckt, schon gesehen   { $unseen } nie gesehen
legend-piece = { $piece } eine Figur von { $seat }

## Einen Zug wählen

type-a-place = tippe einen Ort, etwa { $place }
time-is-up = Die Zeit ist um. Für dich: { $move }.
only-one-move = { $prompt } Nur ein Zug: { $move }.
could-be = „{ $typed }“ könnte heißen: { $moves }. Sag mehr.
no-move = „{ $typed }“ ist hier kein Zug. ? zeigt die Züge.
no-move-near = „{ $typed }“ ist hier kein Zug. Meinst du „{ $near }“?
no-number = Einen Zug { $number } gibt es nicht: sie tragen die Nummern 1 bis { $last }.

## Um das Spiel herum

welcome = { $title }: du bist { $seat }, ihr seid { $number }. ? hilft weiter.
thinking = { $seat } denkt nach …
weighed = { $chance }  { $move }
weighed-tried = { $chance }  { $move }, { $number }× versucht
weighed-more = und { $number ->
    [one] ein Zug, der schlechter aussah
   *[other] { $number } Züge, die schlechter aussahen
}
goodbye = Du verlässt den Tisch. Auf Wiedersehen.
interrupted = Abgebrochen. Auf Wiedersehen.
keep = Um die Aufzeichnung dieses Spiels zu behalten, tippe einen Dateinamen; Enter lässt sie weg.
leave = Dieses Spiel verlassen?
leave-unsaved = Dieses Spiel verlassen? („save DATEI“ davor behält die Aufzeichnung.)
overwrite = { $file } überschreiben?
yes-or-no = { $question } j/n
saved = Die Aufzeichnung ist in { $file }; „spellhall replay { $file }“ zeigt sie.
not-saved = Nicht gespeichert: { $file }: { $reason }.
type-save = Tippe: save DATEI
not-over = Das Spiel ist nicht zu Ende.
player = Spieler { $number }

## Karten

no-card-held = Du hältst keine Karte. Tippe: card NAME
no-card = Eine Karte „{ $name }“ gibt es nicht.
which-card = „{ $name }“ könnte heißen: { $cards }, … Sag mehr.
copies = { $number } davon
rules-where = Die Regeln: spellhall rules { $game }

## Hilfe

help-moves = Züge: tippe eine Nummer, einen Zug oder einen Teil davon, der zu keinem anderen passt.
help-more = … und so weiter: { $moves }
help-commands = Befehle:
help-help = diese Liste und die Züge mit dem, was sie tun (auch: ?)
help-view = noch einmal der Tisch
help-log = alles, was bisher geschah, soweit du es weißt
help-card = was eine Karte sagt; ohne Namen die Karten, die du hältst
help-say = etwas mit fertigen Worten sagen; allein: was man sagen kann
claimed = { $seat }: „{ $said }“
nobody-listens = An diesem Tisch redet niemand. Mit --talk reden die Bots, wo das Spiel sie lässt.
say-what = Was du sagen kannst, an Beispielen:
help-rules = die Regeln des Spiels
help-save = schreibt die Aufzeichnung des Spiels bis hierher; sie enthält jedes Geheimnis
help-quit = verlässt das Spiel

## Das Ende

you-win = Du gewinnst!
you-win-with = Du gewinnst, zusammen mit { $seats }!
wins = { $count ->
    [0] Niemand gewinnt.
    [one] { $seats } gewinnt.
   *[other] { $seats } gewinnen gemeinsam.
}
and = { $first } und { $last }
line-points = { $line } { $points }

house-rules = Hausregeln: { $rules }
