# Castle of Magic, in English.

summary = Secret wizards flip 27 shrines to steer one great ritual. Who wants which ending, and who is the Monster?
option-first_player = First player
    .ask = Who last performed a magic trick?
    .help = Who takes the first turn: drawn at random, or a certain player.
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5
option-first_player-5 = player 6
option-first_turn = First turn
    .help = Whether everybody must manipulate the shrines on their first turn, or is free to advance the ritual.
option-first_turn-manipulate = manipulate
option-first_turn-free = free
option-stall_limit = Longest lull
    .help = After so many quiet rounds, in which nobody advances the ritual, the next player must.
option-stall_limit-1 = 1 round
option-stall_limit-2 = 2 rounds
option-stall_limit-3 = 3 rounds
option-stall_limit-4 = 4 rounds
option-stall_limit-off = no limit
option-memory_aid = Memory aid
    .help = Whether the table reminds you of shrines that lay face up before.
option-memory_aid-on = on
option-memory_aid-off = off
option-monster_points = The Monster's points
    .help = What the Monster scores for devouring somebody.
option-monster_points-7000 = 7000
option-monster_points-6000 = 6000

## What is asked

ask-turn_action = Your turn: pick up a pawn, or turn up an outcome?
ask-must_manipulate = Your first turn: pick up a pawn, or both.
ask-must_advance = Nobody has turned up an outcome for { $number } turns: now you must.
ask-pick_up = Which pawn do you pick up?
ask-flip_shrine = { $number ->
    [2] Which shrine do you flip first? One of your pawns goes there, the other one moves next.
   *[other] Which shrine do you flip? Your pawn goes there.
}
ask-turn_outcome = { $number ->
    [1] One outcome card is left. When you turn it up, the spell is cast.
   *[other] Which outcome card do you turn up? { $number } are face down.
}

## Moves

do-manipulate = Manipulate the shrines
    .help = Pick up one or both of your pawns; for each, flip a shrine without a pawn and place the pawn on it.
do-advance = Advance the ritual
    .help = Turn up one of the face-down outcome cards. The eighth casts the spell and ends the game.
do-pick-term = { $term_id ->
    [supply] Take a pawn from your supply
   *[other] Pick up your pawn from { $term }
}
    .help = You flip one shrine and place this pawn on it. Your other pawn stays where it is.
do-pick-both = Pick up both
    .help = You flip two shrines, one after the other.
do-flip-term = Open { $term }
    .help = Turn this shrine's card over and place a pawn on it.
do-flip_up = Open { $term }: { $card }
do-flip_down = Close { $term }: { $card }
do-flip_then = { $flip }. { $then }
then-form = { $arcanum } { $form }
then-outcome = leads to “{ $outcome }”
then-ruler = { $faction } rule { $country }
then-nobody = nobody rules { $country }
do-turn-card = Turn up the outcome of “{ $card }”

## What is seen

phase-choose = Choose
phase-manipulate = Flip
phase-advance = Turn up
show-active = Active shrines
show-form = Arcana
show-ritual = Ritual now
show-outcome = Its outcome
show-ruler = Rulers
show-active_kida = Active in Kida
show-active_marus = Active in Marus
show-active_sorrell = Active in Sorrell
show-claimant = Claims
show-regalia_known = Regalia found
show-unseen = Shrines never seen
show-quiet = Quiet turns in a row
show-stall_limit = Most quiet turns in a row
show-pawns_in_supply = pawns in supply
show-pawns_in_hand = pawns in hand
show-own_score = score if the spell were cast now
show-own_score_if_monster = score if the one devoured is the Monster
zone-tableau = Tableau
zone-outcomes = Rituals and outcomes
zone-character = Character
zone-left = Characters left over

## What things are called

term-supply = the supply
term-bell = Bell
term-book = Book
term-candle = Candle
term-silent = silent
term-ringing = ringing
term-closed = closed
term-open = open
term-unlit = unlit
term-lit = lit
term-dragon_masters = Dragon Masters
term-eagle_lords = Eagle Lords
term-wolf_mages = Wolf Mages
term-the_amulet = the amulet
term-the_crown = the crown
term-the_scepter = the scepter
term-bell1 = Kida, bell row, left
term-bell2 = Kida, bell row, middle
term-bell3 = Kida, bell row, right
term-bell4 = Marus, bell row, left
term-bell5 = Marus, bell row, middle
term-bell6 = Marus, bell row, right
term-bell7 = Sorrell, bell row, left
term-bell8 = Sorrell, bell row, middle
term-bell9 = Sorrell, bell row, right
term-book1 = Kida, book row, left
term-book2 = Kida, book row, middle
term-book3 = Kida, book row, right
term-book4 = Marus, book row, left
term-book5 = Marus, book row, middle
term-book6 = Marus, book row, right
term-book7 = Sorrell, book row, left
term-book8 = Sorrell, book row, middle
term-book9 = Sorrell, book row, right
term-candle1 = Kida, candle row, left
term-candle2 = Kida, candle row, middle
term-candle3 = Kida, candle row, right
term-candle4 = Marus, candle row, left
term-candle5 = Marus, candle row, middle
term-candle6 = Marus, candle row, right
term-candle7 = Sorrell, candle row, left
term-candle8 = Sorrell, candle row, middle
term-candle9 = Sorrell, candle row, right

## What happens

news-dealt = Your character: { $character }.
news-first = { $seat } takes the first turn.
news-picked_up = { $place_id ->
    [supply] { $seat } takes a pawn from the supply.
   *[other] { $seat } picks up a pawn from { $place }.
}
news-picked_up_both = { $seat } picks up both pawns.
news-flipped_up = { $seat } turns up { $place }: { $shrine }.
news-flipped_down = { $seat } turns down { $place }: { $shrine }.
news-turned_up = { $seat } turns up { $place }.
news-turned_down = { $seat } turns down { $place }.
news-advanced = { $seat } advances the ritual: “{ $ritual }” leads to “{ $outcome }”.
news-hard_stop = 2000 turns have passed: every outcome card is turned up.
news-outcome = “{ $ritual }” leads to “{ $outcome }”.
news-cast = The spell is cast: “{ $ritual }” leads to “{ $outcome }”.
news-dominates = { $seat } dominates the Monster.
news-devoured = { $seats_count ->
    [one] { $seats } is devoured.
   *[other] { $seats } are devoured.
}
news-controls = The { $faction } control { $country }.
news-uncontrolled = Nobody controls { $country }.
news-revealed = { $seat } reveals { $character } and scores { NUMBER($points, useGrouping: 0) }.

## The end

end-cast_banished = The spell is cast, and the Monster is banished.
end-cast_amulet_dominates = The spell is cast: “The Amulet Commands”.
end-cast_crown_dominates = The spell is cast: “The Crown Commands”.
end-cast_scepter_dominates = The spell is cast: “The Scepter Commands”.
end-cast_amulet_devoured = The spell is cast: “The Amulet Betrays”.
end-cast_crown_devoured = The spell is cast: “The Crown Betrays”.
end-cast_scepter_devoured = The spell is cast: “The Scepter Betrays”.
end-cast_rampage = The spell is cast, and the Monster is released.
line-character = { $card }
line-has_devoured = has devoured somebody
line-hungry = has devoured nobody
line-controls = the { $faction } control { $country }
line-home = { $country } is home
line-claims = claims { $piece }
line-lost = claimed { $piece }, but lost it to the Monster
line-devoured = was devoured
line-dominates = dominates the Monster
line-fed = the Monster is fed

## Claims

claim-i_am = I serve the { $faction }.
    .title = I serve …
    .tag = { $faction }
claim-want = I want the { $faction } to rule { $country }.
    .title = I want … ruled
    .tag = { $country }: { $faction }
claim-let_lie = Let us not turn the card of “{ $ritual }”.
    .title = Do not turn …
    .tag = not “{ $ritual }”
claim-think =
    { $who_id ->
        [monster] I think { $seat } is the Monster.
       *[other] I think { $seat } serves the { $who }.
    }
    .title = I think … is …
    .tag = { $seat }: { $who }?
claim-trust = I trust { $seat }.
    .title = I trust …
    .tag = trusts { $seat }
claim-suspect = I suspect { $seat }.
    .title = I suspect …
    .tag = suspects { $seat }
claim-saw = I saw it: { $place } is { $shrine }.
    .title = I saw …
    .tag = { $place }: { $shrine }
## What can be tried out with another number

number-majority = active for the other form
number-per_country = points for a country
number-home = more for the home
number-regalia = points for a piece of regalia
number-dominating = points for dominating the Monster
number-feeding = points for feeding the Monster
