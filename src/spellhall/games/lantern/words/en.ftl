# Lantern, in English.

summary = A toy of twelve cards: the model to copy and the engine's test bed.
option-rounds = How long
    .help = Play until no card is left, or only so many rounds.
option-rounds-all = until no card is left
option-rounds-3 = 3 rounds

## What is asked

ask-play_card = Which card do you play?
ask-answer_light = { $seat } lights { $card }. Do you blow it out?
ask-watch = Whose hand do you look at?
ask-pass_left = Which card do you pass to the left?

## Moves

do-play-card = Play { $card }
do-pass = Pass
do-answer_light-card = Play { $card }
do-watch-seat = Look at the hand of { $seat }
do-give-card = Pass on { $card }

## What is seen

phase-play = playing a card
phase-window = may be blown out
phase-effect = what the card does
show-bag = cards in the bag
show-light = light
zone-ashes = Ashes
zone-played = Being played
zone-hand = Hand
zone-light = Light

## What happens

news-you_drew = You draw { $card }.
news-drew = { $seat } draws a card.
news-played = { $seat } plays { $card }.
news-blew_out = { $seat } blows out the light of { $seat_of_light }.
news-lit = { $seat } lights { $card }.
news-watched = { $seat } looks at the hand of { $seat_watched }.
news-saw = { $seat_watched } holds { $cards }.
news-passed = { $seat } passes a card to { $seat_to }.
news-you_gave = You gave { $card } to { $seat_to }.
news-you_got = { $seat } gave you { $card }.
news-over = The last light has been lit.

## The end

end-most_light = The most light wins.
line-shines = { $card } shines
