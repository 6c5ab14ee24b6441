# What the terminal itself says, in English. What the games say is in their catalogues.

## The table

your-turn = { $title } · round { $round } · your turn
turn-of = { $title } · round { $round } · turn of { $seat }
the-end = { $title } · round { $round } · the end
nobodys-turn = { $title } · round { $round }
you-are = You are { $seat }
you = you
hidden = { $number ->
    [one] ?
   *[other] { $number } hidden
}
backs = { $number ->
    [one] { $back }?
   *[other] { $number } { $back }?
}
none = none
face-down = face down
marked = > { $title }
legend = { $up } face up   { $down } down, seen before   { $unseen } never seen
legend-piece = { $piece } a piece of { $seat }

## Choosing a move

type-a-place = type a place, such as { $place }
time-is-up = Time is up. For you: { $move }.
only-one-move = { $prompt } Only one move: { $move }.
could-be = '{ $typed }' could be { $moves }: say more.
no-move = '{ $typed }' is not a move here. Type ? for the moves.
no-move-near = '{ $typed }' is not a move here. Did you mean '{ $near }'?
no-number = There is no move { $number }: they are numbered 1 to { $last }.

## Around the game

welcome = { $title }: you are { $seat }, one of { $number } players. Type ? for help.
thinking = { $seat } is thinking …
weighed = { $chance }  { $move }
weighed-tried = { $chance }  { $move }, tried { $number }×
weighed-more = and { $number ->
    [one] one move that looked worse
   *[other] { $number } moves that looked worse
}
goodbye = You leave the table. Goodbye.
interrupted = Interrupted. Goodbye.
keep = To keep the record of this game type a file name; Enter leaves it.
leave = Leave this game?
leave-unsaved = Leave this game? ('save FILE' first would keep the record.)
overwrite = Overwrite { $file }?
yes-or-no = { $question } y/n
saved = The record is in { $file }; 'spellhall replay { $file }' shows it.
not-saved = Not saved: { $file }: { $reason }.
type-save = Type: save FILE
not-over = The game is not over.
player = Player { $number }

## Cards

no-card-held = You hold no card. Type: card NAME
no-card = There is no card '{ $name }'.
which-card = '{ $name }' could be { $cards }, …: say more.
copies = { $number } of them
rules-where = The rules: spellhall rules { $game }

## Help

help-moves = Moves: type a number, a move, or any part of it that fits no other.
help-more = … and so on: { $moves }
help-commands = Commands:
help-help = this list and the moves, with what they do (also: ?)
help-view = the table again
help-log = all that happened so far, as far as you know it
help-card = what a card says; without a name, the cards you hold
help-say = claim something with ready-made words; alone, all that can be claimed
claimed = { $seat }: “{ $said }”
nobody-listens = Nobody talks at this table. With --talk bots do, where the game lets them.
say-what = What you can claim, by example:
help-rules = the rules of the game
help-save = write the record of the game so far; it holds every secret
help-quit = leave the game

## The end

you-win = You win!
you-win-with = You win, together with { $seats }!
wins = { $count ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } win together.
}
and = { $first } and { $last }
line-points = { $line } { $points }

house-rules = House rules: { $rules }
