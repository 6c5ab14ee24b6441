# Nytherria, in English.

summary = Soldiers and ravagers carry magical stones out of a temple, and every card may be answered.
option-first_player = First player
    .help = Who begins: drawn at random, or a certain player.
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-last_turns = Last turns
    .help = When somebody has collected enough Stones: does the game end at once, or does everybody else have one more turn?
option-last_turns-none = none
option-last_turns-one = one for everybody else
option-stone_points = Points of a Stone
    .help = What a Stone in a row is worth at the end: what is printed on it, or half of that, so that hands decide more games.
option-stone_points-printed = as printed
option-stone_points-half = half
option-round_limit = Round limit
    .help = After how many rounds the game ends in any case: any number, 0 is never.

# Many names begin with an article: "2 × The Soldier".
counted = { $number } × { $thing }

## What is asked

ask-play_card = Which card do you play?
ask-choose_target = Whom does { $card } target?
ask-answer_play = { $seat } plays { $card }. Do you answer?
ask-answer_play-against_you = { $seat } plays { $card } against you. Do you answer?
ask-rally_card = Rally: you may play 1 more card.
ask-rally_card-ravagers = { $count ->
    [one] Rally: you may play 1 more Ravager.
   *[other] Rally: you may play { $count } more Ravagers.
}
ask-rally_card-stolen = Rally: you may play { $card }, which you stole.
ask-claim_stone = { $count ->
    [0] Do you claim the { $card }? If not, it returns to the neutral deck, and the encounter ends.
    [one] Do you claim the { $card }? If not, it returns to the neutral deck, and you encounter 1 more card.
   *[other] Do you claim the { $card }? If not, it returns to the neutral deck, and you encounter up to { $count } more cards.
}
ask-answer_claim = { $seat } claims a { $card }. Do you answer?
ask-choose_stone = Which stone of { $seat } do you choose?
ask-give_up_stone = Which of your stones do you give up?
ask-keep_stone = Which of these stones do you keep? The others return to the neutral deck.
ask-revive_card = Which card do you revive?
ask-revive_card-light = Which Light card do you revive?
ask-revive_card-dark = { $count ->
    [one] Which Dark card do you revive? You may revive 1 more.
   *[other] Which Dark card do you revive? You may revive { $count }.
}
ask-arrange_next = { $number ->
    [1] Which card do you put on top of the neutral deck?
   *[other] Which card do you put second from the top?
}
ask-banish_from_hand = You see the hand of { $seat }. Which Dark card do you banish?
ask-steal_card = You see the hand of { $seat }. Which card do you steal?
ask-give_card = Which card do you give to { $seat }?
ask-swap_stones = Do you swap one of your stones with one of { $seat }?
ask-name_character = Which character do you name? Every copy of it in the hand of { $seat } is destroyed.
ask-banish_own = Void Rift: which of your cards do you banish?
ask-pass_card = Winds of Fate: which card do you pass to { $seat }?
ask-discard_card = { $count ->
    [one] The turn ends: you discard 1 card. Which one?
   *[other] The turn ends: you discard { $count } cards. Which one first?
}

## Moves

do-play-card = Play { $card }
do-play-no_effect = Play { $card }, without effect
    .help = A Quickplay does something only as an answer. Played in your own turn it just goes to the graveyard.
    .leads = no effect now
do-target-seat = Target { $seat }
do-pass = Let it happen
    .help = You do not answer.
do-answer_play-card = Answer with { $card }
    .leads = { $card_id ->
        [doppelganger] turns it round
        [shade] takes it afterwards
       *[other] cancels it
    }
do-answer_claim-card = Answer with { $card }
    .leads = sends the stone back
do-rally-card = Rally with { $card }
do-stop-rally = Play no more
    .help = Whoever stops plays no further card this turn.
do-claim = Claim it
    .leads = claim it
    .help = Put the stone into your row. The encounter ends.
do-decline = Decline it
    .leads = put it back
    .help = The stone returns to the neutral deck, which is shuffled. The encounter goes on.
do-choose-steal = Steal a { $card } from { $seat }
    .help = It comes into your row.
do-choose-return = Return a { $card } of { $seat }
    .help = It goes back to the neutral deck, which is shuffled.
do-choose-destroy = Destroy a { $card } of { $seat }
    .help = It goes to the neutral graveyard.
do-give_up-card = Give up a { $card }
do-keep-card = Keep a { $card }
do-revive-card = Revive { $card }
do-stop-reviving = Revive no more
    .help = You need not go on.
do-next-card = Put { $card } there
do-banish-card = Banish { $card }
do-nothing = Banish nothing
    .help = There is no Dark card to banish.
do-steal-card = Steal { $card }
do-give-card = Give { $card }
do-no = Keep your stones
    .help = All stones stay where they are.
do-give_light_take_dark = Give a Light Stone, take a Dark Stone
    .help = You swap with the target.
do-give_dark_take_light = Give a Dark Stone, take a Light Stone
    .help = You swap with the target.
do-name-card = Name { $card }
do-pass-card = Pass on { $card }
do-discard-card = Discard { $card }

## What is seen

phase-draw = Draw
phase-main = Main
phase-counter = Counter
phase-end_turn = End
show-goal = Stones that end the game
show-last_round = Last round
show-closing = Last turns to come
show-neutral_deck_holds = In the neutral deck
show-shuffled_in = Last shuffled into the main deck
show-announced = Card being played
show-target = Its target
show-claimed = Just claimed
show-encounters = Cards left to encounter
show-revives = Cards to revive
show-rally_plays = Rally plays left
show-rally_of = Rally with
show-stones = Stones
show-next_draw = next draw
show-stone_points = points for stones
show-one_kind = points for one kind
show-points = points now
show-arranged = already put on top
zone-play = In play
zone-aside = Set aside
zone-stones = Stones
zone-graveyard = Graveyard
zone-void = Void
zone-neutral_graveyard = Neutral graveyard
zone-main_deck = Main deck
zone-neutral_deck = Neutral deck
term-trap = Trap
term-event = Event
term-any_card = any card
term-ravagers_only = Ravagers only
term-stolen_card = the stolen card

## What happens

news-first = { $seat } takes the first turn.
news-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
news-you_drew = You draw { $card }.
news-recycled = { $cards_count ->
    [one] The main deck is empty: the only card of the graveyard becomes a new one.
   *[other] The main deck is empty: the { $cards_count } cards of the graveyard are shuffled into a new one.
}
news-played = { $seat } plays { $card }.
news-played_against = { $seat } plays { $card } against { $seat_target }.
news-played_without_effect = { $seat } plays { $card }, without effect.
news-answered = { $seat } answers with { $card }.
news-cancelled = { $card } is cancelled.
news-reversed = { $card } is reversed: now { $seat } plays it against { $seat_target }.
news-took = { $seat } takes { $card }.
news-returned_character = { $card } returns to the main deck, which is shuffled.
news-encountered = { $card_id ->
    [light_stone] { $seat } encounters a { $card }.
    [dark_stone] { $seat } encounters a { $card }.
    [pit_of_blades] { $seat } encounters a trap, { $card }.
    [whispering_darts] { $seat } encounters a trap, { $card }.
    [falling_keystone] { $seat } encounters a trap, { $card }.
    [phantom_fire] { $seat } encounters a trap, { $card }.
   *[other] { $seat } encounters { $card }.
}
news-claimed = { $missing ->
    [0] { $seat } claims the { $card }: enough Stones to end the game.
    [one] { $seat } claims the { $card }: 1 more Stone ends the game.
   *[other] { $seat } claims the { $card }.
}
news-declined = { $seat } declines the { $card }: it returns to the neutral deck, which is shuffled.
news-stole_stone = { $seat } steals a { $card } from { $seat_target }.
news-destroyed_stone = A { $card } of { $seat } is destroyed.
news-returned_stone = A { $card } of { $seat } returns to the neutral deck, which is shuffled.
news-returned_stones = { $cards_count ->
    [one] A { $cards } returns to the neutral deck, which is shuffled.
   *[other] These return to the neutral deck, which is shuffled: { $cards }.
}
news-gave_up_stone = { $seat } gives up a { $card }.
news-kept_stone = { $seat } keeps a { $card }.
news-swapped_stones = { $seat } gives { $seat_target } a { $card } and takes a { $card_taken }.
news-looked = { $seat } looks at the hand of { $seat_target }.
news-saw_hand = { $seat } holds { $cards }.
news-revealed_hand = { $seat } shows { $cards }.
news-looked_at_top = { $count ->
    [one] { $seat } looks at the top card of the neutral deck.
   *[other] { $seat } looks at the top { $count } cards of the neutral deck.
}
news-saw_top = On top of the neutral deck lie { $cards }.
news-named = { $seat } names { $card }.
news-destroyed_cards = { $count ->
    [one] { $seat } loses { $card } to the graveyard.
   *[other] { $seat } loses { $count } × { $card } to the graveyard.
}
news-discarded = { $seat } discards { $card }.
news-banished = { $card } of { $seat } is banished to the Void.
news-nothing_banished = { $seat } holds no Dark card: nothing is banished.
news-revived = { $seat } revives { $card }.
news-stole_card = { $seat } steals a card from { $seat_target }.
news-stole_this_card = { $seat } steals { $card } from { $seat_target }.
news-gave_card = { $seat } gives { $seat_target } a card.
news-gave_this_card = { $seat } gives { $seat_target } { $card }.
news-you_pass = You choose { $card }; all cards are passed on at the same time.
news-passed = { $seat } passes a card to { $seat_target }.
news-passed_this = { $seat } passes { $card } to { $seat_target }.
news-draw_set = { $number ->
    [0] { $seat } will draw no card at the beginning of their next turn.
    [one] { $seat } will draw 1 card at the beginning of their next turn.
   *[other] { $seat } will draw { $number } cards at the beginning of their next turn.
}
news-tide = { $cards_count ->
    [0] The graveyard is empty: nothing returns to the main deck.
    [one] The only card of the graveyard returns to the main deck, which is shuffled.
   *[other] All { $cards_count } cards of the graveyard return to the main deck, which is shuffled.
}
news-collected = The required Stones have been collected.
news-no_stone_left = No Stone is left in the neutral deck.
news-last_turn = The game ends after this turn.
news-last_turns = Everybody else has one more turn.
news-rounds_played = The last round has been played.
news-scored = { $points ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $points } points.
}

## The end

end-stones_collected = The required Stones have been collected.
end-no_stone_left = No Stone is left in the temple.
end-rounds_played = The last round has been played.
line-stones = { $count ->
    [one] a { $card }
   *[other] { $count } { $card }s
}
line-one_kind = all Stones of one kind
line-in_hand = { $count ->
    [one] { $card } in hand
   *[other] { $count } × { $card } in hand
}

## What can be tried out with another number

number-encounter = Encounter
number-looks = looked at
number-rally = Rally
number-draws = drawn
number-draw_setting = draw set to
number-revives = revived
number-discards = discarded
number-banishes = banished
number-hand_size = hand size
number-stones = stones needed
number-stones_with_four = stones needed with four players
number-one_kind_points = points of a row of one kind
