# Coven, in English.

summary = Fifteen cards, and nobody is who they say.

## What is asked

ask-act = Gather a candle, or claim to hold a card?
ask-doubt = { $seat } claims to hold { $card }. Do you doubt it?
ask-lose_card = Which card do you lose?
ask-put_back = Which card do you put back?

## Moves

do-gather = Gather a candle
do-claim-card = Claim to hold { $card }
do-pass = Let it pass
do-doubt = Doubt it
do-lose-card = Lose { $card }
do-return-card = Put back { $card }

## What is seen

phase-act = a deed
phase-doubt = may be doubted
phase-lose = somebody loses a card
phase-change = a card is exchanged
show-bag = cards in the bag
show-candles = candles
zone-hand = Hand
zone-shown = Lost cards

## What happens

news-you_drew = You draw { $card }.
news-drew = { $seat } draws a card.
news-gathered = { $seat } gathers a candle.
news-claimed = { $seat } claims to hold { $card }.
news-doubted = { $seat } doubts it.
news-proved = { $seat } holds { $card } indeed.
news-lied = { $seat } cannot show { $card }.
news-lost = { $seat } loses { $card }.
news-lit = { $seat } gets two candles.
news-stole = { $seat } takes a candle from { $seat_from }.
news-found_none = { $seat } finds no candle to take.
news-you_returned = You put back { $card }.
news-returned = { $seat } puts a card back.

## The end

end-candles = Six candles burn.
end-last = Only one witch is left.
end-late = It is late, and the most candles win.
line-candles = candles
