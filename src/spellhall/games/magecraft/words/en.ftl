# Magecraft, in English.

summary = A duel of chained spells in which mana, life, armour and victory are the same gems.
option-characters = Characters
    .help = Whether the players pick their characters, one after the other, or are dealt them.
option-characters-draft = picked
option-characters-random = dealt
option-hands = Hands
    .help = Whether only the owner sees the colours in a hand, or everybody.
option-hands-secret = secret
option-hands-open = open
option-academy = Spells of the Academy
    .help = Which nine spells the Academy offers besides the basic ones: drawn at random, or chosen by you.
option-academy-random = drawn at random
option-hp_colour = Gems lost from HP
    .help = Whether the player who takes a gem from an HP Area picks its colour. It never matters.
option-hp_colour-auto = taken as they come
option-hp_colour-choose = picked
option-mastery = Mastery
    .help = Whether a Revision can master a spell. Leave it out in your first games.
option-mastery-on = with mastery
option-mastery-off = without
option-quiet_limit = Quiet rounds
    .help = After how many rounds without a scored gem the game ends.

## What is asked

ask-pick_character = Which character do you take?
ask-starting_discard = { $number ->
    [one] Which gem of your starting hand do you discard?
   *[other] You discard { $number } gems of your starting hand. Which one is next?
}
ask-drop_shield = Which Shield do you let fall?
ask-cast_step = Do you cast a spell?
ask-pay = { $symbol_id ->
    [X] Which gem do you pay for { $card }? Any colour will do.
   *[other] Which gem pays { $symbol } for { $card }?
}{ $rest_count ->
    [0] {""}
   *[other] {" "}After that: { $rest }.
}
ask-next_icon = Still to come: { $icons }. Which icon is next?
ask-attack_target = Whom do you attack?
ask-attack_shield = Which Shield of { $seat } do you knock out?
ask-hp_gem = Which gem do you take from the HP of { $seat }?
ask-hp_gem-own = Which gem of your own HP do you score?
ask-heal_gem = Which gem of the Academy goes to your HP?
ask-heal_gem-full = Your HP is full. Which gem of the Academy do you score?
ask-shield_gem = Which gem becomes a Shield?
ask-vanish_gem = Which gem vanishes into your Score Area?
ask-study_step = Do you learn a spell, or revise?
ask-learn_book = At the left end of which Spellbook does { $card } go?
ask-revise_discard = { $number ->
    [one] Which gem do you discard for the Revision?
   *[other] You discard { $number } more gems for the Revision. Which one is next?
}
ask-revise_spell = Which spell do you move?
ask-revise_book = Into which Spellbook does { $card } go?
ask-revise_position = At which place in Spellbook { $number } does { $card } go?
ask-master = Which spell do you master?

## Moves

do-pick_character-card = Take { $card }
do-starting_discard-card = Discard { $card }
do-drop_shield-card = Let { $card } fall
do-drop_shield-done = Keep the Shields up
    .help = Go on to casting.
do-cast = Cast { $card } from Spellbook { $number }
do-next = Cast { $card } next
do-cantrip = Use your Cantrip, { $term }
do-cast_step-done = Cast nothing more
    .help = Go on to learning or revising.
do-pay-card = Pay { $card }
do-golden = Pay with the golden gem, { $card }
    .help = It waits on this card and must be spent on one symbol that it matches.
do-next_icon-term = { $term }
    .help = { $term_id ->
        [draw] A random gem from your bag comes into your hand.
        [attack] Knock out a Shield of an opponent, or score one gem of their HP.
        [heal] A gem of the Academy goes to your HP Area; at full HP you score it.
        [shield] A gem of the Academy or of your Discard Area becomes a Shield.
       *[vanish] Score a gem of your hand or of your own HP.
    }
do-attack_target-seat = Attack { $seat }
do-attack_shield-card = Knock out { $card }
do-hp_gem-card = Take { $card }
do-heal_gem-card = Take { $card }
do-academy-card = Take { $card } from the Academy
do-discard-card = Take { $card } from your Discard Area
do-hand-card = Score { $card } from your hand
do-hp = Score a gem of your own HP
    .help = You lose one HP. With the last one you are out, unless it is your 20th scored gem.
do-learn-card = Learn { $card }
do-revise = Revise
    .help = Discard four gems, rearrange your spells freely, then you may master one.
do-study_step-done = Neither learn nor revise
    .help = Your turn ends: all gems of your hand and on your spells go to your Discard Area, and you draw four new ones.
do-book-number = Put it into Spellbook { $number }
do-revise_discard-card = Discard { $card }
do-revise_spell-card = Move { $card }
do-revise_spell-card-number = Move { $card } (copy { $number })
do-revise_spell-done = Move nothing more
do-left-end = Put it at the left end
    .help = It will be the first spell of that Spellbook.
do-after-card = Put it to the right of { $card }
do-after-card-number = Put it to the right of { $card } (copy { $number })
do-master-card = Master { $card }
    .help = From now on the gem that pays its leftmost symbol turns golden and moves on to the next spell, if it matches.
do-master-card-number = Master { $card } (copy { $number })
    .help = From now on the gem that pays its leftmost symbol turns golden and moves on to the next spell, if it matches.
do-none = Master no spell

## What is seen

phase-setup = before the first turn
phase-shields = letting Shields fall
phase-casting = casting
phase-study = learning or revising
show-goal = gems that win
show-full_hp = full HP
show-quiet = turns without a scored gem
show-quiet_limit = the game ends after
show-spellbook = Spellbook in use
show-chain = cast in this turn
show-golden = golden gem
show-paying = being paid for
show-to_pay = still to pay
show-icon = icon at work
show-icons = icons to come
show-target = loses a gem
show-placing = goes into a Spellbook
show-to_discard = gems still to discard
show-hp = HP
show-score = score
show-cantrip_used = Cantrip used
show-eliminated = eliminated
show-hand_and_bag = hand and bag together
mark-mastered = mastered
mark-copy = copy
zone-academy = Academy gems
zone-spells = Academy spells
zone-pool = Pool
zone-characters = Characters
zone-character = Character
zone-hp = HP
zone-score = Score
zone-shield = Shields
zone-book-1 = Spellbook 1
zone-book-2 = Spellbook 2
zone-book-3 = Spellbook 3
zone-hand = Hand
zone-bag = Bag
zone-discard = Discard
counted_icon = { $term } { $number }
term-draw = Draw
term-attack = Attack
term-heal = Heal
term-shield = Shield
term-vanish = Vanish
term-X = any colour
term-spark = Spark
term-ripple = Ripple
term-pebbleskin = Pebbleskin
term-glimmer = Glimmer

## What happens

news-offered = Besides the basic spells the Academy offers { $spells }.
news-character = { $seat } is { $character }.
news-turn = It is the turn of { $seat }.
news-you_drew = You draw { $gems }.
news-drew = { $number ->
    [one] { $seat } draws a gem.
   *[other] { $seat } draws { $number } gems.
}
news-drew_openly = { $seat } draws { $gems }.
news-refilled = { $seat } puts the Discard Area into the bag.
news-discarded = { $seat } discards { $gems }.
news-dropped_shield = { $seat } lets a Shield fall: { $gem }.
news-used_cantrip = { $seat } uses the Cantrip { $cantrip }.
news-cast = { $seat } casts { $spell }.
news-paid = { $seat } pays { $gems }.
news-paid_golden = { $seat } pays with the golden gem, { $gem }.
news-golden_moved = The golden gem of { $seat }, { $gem }, moves on to { $spell }.
news-golden_discarded = The golden gem of { $seat }, { $gem }, does not match and is discarded.
news-knocked_out = { $seat } knocks { $gem } out of the Shields of { $seat_hit }.
news-hit = { $seat } takes { $gem } from the HP of { $seat_hit } and scores it.
news-healed = { $seat } heals: { $gem } goes to the HP Area.
news-healed_over = { $seat } heals at full HP and scores { $gem }.
news-shielded = { $seat } raises a Shield from the Academy: { $gem }.
news-shielded_from_discard = { $seat } raises a Shield from the Discard Area: { $gem }.
news-vanished = { $seat } lets { $gem } vanish from the hand and scores it.
news-vanished_hp = { $seat } gives up { $gem } of the own HP and scores it.
news-eliminated = { $seat } has no HP left and is eliminated.
news-learns = { $seat } learns { $spell }.
news-learned = { $seat } puts { $spell } at the left end of Spellbook { $book }.
news-revises = { $seat } begins a Revision.
news-moved = { $seat } moves { $spell } to Spellbook { $book }, place { $place }.
news-mastered = { $seat } masters { $spell }.
news-refreshed = { $gems_count ->
    [0] { $seat } refreshes.
   *[other] { $seat } refreshes: from hand and cards to the Discard Area go { $gems }.
}
news-quiet_end = Nobody has scored for { $turns } turns: the game ends.

## The end

end-score = { $seats } has scored 20 gems.
end-last_standing = { $seats } is the last one standing.
end-quiet = Nobody scored for too long: the most scored gems win, then HP, then Shields.
line-scored = { $card } in the Score Area
line-hp = { $number } HP left
line-eliminated = eliminated
line-shields = { $number ->
    [one] 1 Shield
   *[other] { $number } Shields
} left

## What can be tried out with another number

number-learn = to learn
number-cast = to cast
number-icons = icons
number-of_each_colour = gems of each colour
number-hand_size = hand size
number-winning_score = winning score
number-revision_cost = cost of a revision
