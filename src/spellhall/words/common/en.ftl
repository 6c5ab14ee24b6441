# What is said at every table, in English. A game's own catalogue goes first.

nobody = nobody
nothing = nothing
unknown = unknown
counted = { $number } { $thing }
owned = { $zone } of { $seat }
do-pass = Pass
do-stop = Stop
do-done = Done
do-no = No
do-yes = Yes
phase-over = the end
zone-hand = Hand

## What can be tried out with another number

number-copies = copies
number-points = points
number-cost = cost

## The text view

text-view = { $title }, as { $viewer } sees it
a-spectator = a spectator
text-round = Round { $round }, turn of { $seat }: { $phase }
text-round-over = Round { $round }: { $phase }
text-value = { $title }: { $value }
text-mine = You: { $values }
text-asked = { $seat } is asked: { $prompt }
text-decides = { $seat } decides.
text-moves = Moves: { $moves }
text-result = Won by { $winners }; { $scores }. { $reason }
text-line = { $seat }: { $line }
text-line-points = { $seat }: { $line }, { $points }
text-on-top = { $thing } on it

## Claims: what players say with ready-made words

claim-stop = We should all stop { $seat }.
    .title = Stop …
    .tag = stop { $seat }
claim-truce = { $seat }, leave me alone and I leave you alone.
    .title = Truce with …
    .tag = truce with { $seat }?
claim-beware = { $seat } is about to win.
    .title = About to win: …
    .tag = { $seat } is about to win
claim-revenge = { $seat }, you will pay for that.
    .title = Revenge on …
    .tag = revenge on { $seat }
