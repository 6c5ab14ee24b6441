# Mage Wars, in English.

summary = Twelve mages, each with a way of its own to win: craft, curse, build towers, come back from the dead.
option-first_player = First player
    .help = Who begins: drawn at random, or a certain player.
option-first_player-random = drawn at random
option-first_player-0 = player 1
option-first_player-1 = player 2
option-first_player-2 = player 3
option-first_player-3 = player 4
option-first_player-4 = player 5
option-first_player-5 = player 6
option-mage_choice = Who gets which mage
    .help = The mages are dealt at random, or the players choose one after the other.
option-mage_choice-random = dealt at random
option-mage_choice-draft = chosen by the players
option-resources_per_card = What a filling card fills
    .help = A card that is put on a craft fills one slot, or one for each of its icons.
option-resources_per_card-one = one slot
option-resources_per_card-all = a slot for each icon
option-destroyed = When a mage counts as destroyed
    .help = A mage that has died once is destroyed, even if it comes back to life; or only a mage that is dead is.
option-destroyed-ever = once it has died
option-destroyed-now = only while it is dead
option-win_check = When somebody can win
    .help = Whoever reaches the goal wins immediately, in anybody’s turn; or only at the start of their own turn.
option-win_check-at_once = immediately
option-win_check-own_turn = at the start of their own turn
option-round_limit = Last round
    .help = After this round the game ends, and whoever is nearest to winning wins.
option-round_limit-none = no last round
option-first_turn_fate = Fate cards in the very first turn
    .help = The first player draws as many as in any turn, or two fewer.
option-first_turn_fate-full = as many as always
option-first_turn_fate-reduced = two fewer

## What is asked

ask-draft_mage = Which mage will you be?
ask-action = What do you do?
ask-begin_card = Which card do you begin?
ask-challenge_card = Which Challenge do you play?
ask-abandon_craft = Which craft do you abandon?
ask-use_card = Which of your kept cards do you use?
ask-lock_target = You discard 2 cards to pick a Lock. Which one?
ask-burn_use = You burn { $card }. What do you do with it?

ask-fill_card = Which card do you put down as a resource?
ask-fill_target = Where do you put { $card }?
ask-fill_slot = Which slot of { $card } does { $filling } fill?
ask-fill_slot-more = Which other slot of { $card } does { $filling } fill too?
ask-perm_slot = Which slot of { $card } is filled for free?
ask-site =
    { $card }: at which building site do you fill { $number ->
        [one] a slot
       *[other] { $number } slots
    }?
ask-keep_or_use = { $card } is completed. Do you keep it, or use it once?
ask-make_room = There is no room for { $card }. Which card do you discard for it, or do you use it once?
ask-make_room-armor = There is no room for { $card }. Which Armor do you discard for it, or do you discard this one?

ask-attack_kind = { $card } attacks with { $number } damage. What do you attack?
ask-attack_mage = { $card } attacks with { $number } damage. Which mage do you attack?
ask-attack_whose = { $card } attacks. Whose card do you attack?
ask-attack_target = { $card } attacks. Which card of { $seat } do you attack?
ask-attack_target-structure = { $card } attacks with { $number } damage. Which Structure do you attack?
ask-doomed_tower = { $card }: which tower do you destroy?

ask-meddle_whose-strip_that = { $card }: from where do you take a filling card away?
ask-meddle_whose-steal_from = { $card }: from where do you steal a filling card?
ask-meddle_whose-lock_that = { $card }: what do you lock?
ask-meddle_whose-freeze_that = { $card }: what do you freeze?
ask-meddle_whose-discard_that = { $card }: whose craft do you ruin?
ask-meddle_whose-open_that = { $card }: what do you set free of Locks and Freezes?
ask-meddle_target-strip_that = { $card }: from which card do you take a filling card away?
ask-meddle_target-steal_from = { $card }: from which card do you steal a filling card?
ask-meddle_target-lock_that = { $card }: which card do you lock?
ask-meddle_target-freeze_that = { $card }: which card do you freeze?
ask-meddle_target-discard_that = { $card }: which craft do you ruin?
ask-meddle_target-strip_that_site = { $card }: from which building site do you take filling cards away?
ask-meddle_target-open_that = { $card }: which card do you set free of Locks and Freezes?
ask-filling_card = Which filling card of { $card } do you discard?
ask-filling_card-up_to =
    Which filling card of { $card } do you discard? { $number ->
        [one] It is the last one you may take.
       *[other] You may take up to { $number }.
    }
ask-filling_card-steal = Which filling card of { $card } do you steal?
ask-snare_pet = Which pet do you steal?

ask-curse_answer = { $card } hits you. Do you answer it?
ask-deflect_to = To whom do you deflect { $card }?
ask-sent_curse = { $card }: which Curse do you send?
ask-own_card = { $card }: which of your own cards do you give up?

ask-mode = { $card }: what do you choose?
ask-may-use_key = { $card }: do you set a craft or a building site free of Locks and Freezes?
ask-may-take_creature = { $card }: do you take a Creature from a discard pile?
ask-rival-arcane_gift_to = { $card }: who else draws an Arcane card?
ask-rival-monkey_steals = { $card }: from whom do you steal a card?
ask-rival-siphon = { $card }: whose health do you take?
ask-rival-read_mind_of = { $card }: whose mind do you read?
ask-rival-throw_fire = { $card }: at whom do you throw the fire?
ask-rival-duel_with = { $card }: with whom do you duel?
ask-rival-send_to = To whom do you send { $card }?
ask-deck-look_at_two = { $card }: at which deck do you look?
ask-deck-heal_fully = { $card }: from which deck do you heal?
ask-deck-dream = { $card }: from which deck do you reveal cards?
ask-pile = From which discard pile do you take the top card?
ask-which_pile = { $card }: from which discard pile do you take a card?
ask-which_pile-type = { $card }: from which discard pile do you take a { $type }?
ask-pile_card = { $card }: which card do you take from the { $deck } discard pile?
ask-look_place = You see { $card }, on the { $deck } deck. Do you leave it on top or put it on the bottom?
ask-keep_cards = Which revealed card do you keep?
ask-discard_card =
    { $card }: you discard { $number ->
        [one] a card
       *[other] { $number } cards
    }. Which one{ $number ->
        [one] { "" }
       *[other] { " " }first
    }?
ask-discard_card-limit =
    You may keep { $limit } cards in hand and must discard { $number ->
        [one] one
       *[other] { $number }
    }. Which one{ $number ->
        [one] { "" }
       *[other] { " " }first
    }?
ask-secret_card-monkey_gives = Which card do you give to { $seat } in return?
ask-secret_card-guess = { $seat } reads your mind. Which card do you pick in secret?
ask-secret_card-sacrifice = { $card }: which card do you offer in secret? The highest Level takes them all.
ask-guess_type = { $card }: which type of card has { $seat } picked?

ask-dead_keep = You draw { $card }. Do you keep it?
ask-resurrect = Your mage is dead. Do you bring it back to life?
ask-resurrect_card =
    Coming back to life takes { $number ->
        [one] one more resource
       *[other] { $number } more resources
    }. What do you spend for { $slot_id ->
        [any] any resource
       *[other] { $slot }
    }?

## Moves

the-second = the second { $card }
of-deck = { $card } ({ $deck })

do-be-card = Be { $card }
do-end-turn = End your turn
    .help = You discard down to your hand limit, and the next player begins.
do-begin = Begin a card
    .help = Put a card with a recipe on the table, to be filled with other cards.
do-fill = Fill a slot
    .help = Put a card of your hand as a resource on a craft of yours or on a building site.
do-use = Use a kept card
    .help = Do what a kept card offers each turn.
do-action-term = Play a Challenge
    .help = Its condition must be met in this turn.
do-burn-health = Burn health
    .help = Use the top card of your health pile as if you had drawn it; begun now, some of its slots are filled for free.
do-abandon = Abandon a craft
    .help = Discard one of your crafts with all its filling cards.
do-pick_lock = Pick a Lock
    .help = Discard 2 cards of your hand to remove a Lock from a craft of yours or from a building site.
do-pick_lock_on = Pick the Lock on { $card }
do-begin-card = Begin { $card }
do-begin-card-term = Begin { $card } ({ $term })
do-use-card = Use { $card }
do-play-card = Play { $card }
do-abandon-card = Abandon { $card }
do-abandon-card-term = Abandon { $card } ({ $term })
do-abandon-card-second = Abandon the second { $card }
do-take-into-hand = Take it into your hand
do-begin-now = Begin it now
    .help = As many of its slots as your mage has blood are filled for free.

do-fill-with-card = Put down { $card }
do-fill-with-card-term = Put down { $card } ({ $term })
do-on = Put it on { $card }
    .leads = choose a slot
do-on-slot = Put it on { $card }
    .leads = { $left ->
        [0] completes it
       *[other] { "" }
    }
do-slot =
    Fill the slot for { $slot_id ->
        [any] any resource
       *[other] { $slot }
    }
    .help = { "" }
    .leads = { $left ->
        [0] completes it
       *[other] { "" }
    }
do-no-more = Fill no other slot
do-free =
    Fill the slot for { $slot_id ->
        [any] any resource
       *[other] { $slot }
    }
    .help = { "" }
    .leads = { $left ->
        [0] completes it
       *[other] { "" }
    }
do-build-card = Work on { $card }
do-build-card-term = Work on { $card } ({ $term })
do-keep_completed = Keep { $card }
do-use_once = Use { $card } once
do-replace = Discard { $card } to make room
do-discard = Discard { $card }
do-steal = Steal { $card }

do-attack-a-mage = Attack a mage
do-attack-a-kept-card = Attack a kept card
do-attack-a-term = Attack a Structure
do-attack-seat = Attack the mage of { $seat }
do-attack-card-of-seat = Attack a card of { $seat }
do-attack-card = Attack { $card }
do-attack-card-term = Attack { $card } ({ $term })
do-raze-card = Destroy { $card }
do-raze-card-term = Destroy { $card } ({ $term })

do-a-building-site = Choose a building site
do-a-card-of-seat = Choose a card of { $seat }
do-strip_that = Take a filling card away from { $card }
do-strip_that_site = Take filling cards away from { $card }
do-steal_from = Steal a filling card from { $card }
do-lock_that = Lock { $card }
do-freeze_that = Freeze { $card }
do-discard_that = Ruin { $card }
do-open_that = Set { $card } free
do-strip-no-more = Take no more
do-steal-card = Steal { $card }

do-answer-card = Answer with { $card }
do-answer-card-term = Answer with { $card } ({ $term })
do-no_answer = Let { $card } happen
do-deflect-to-seat = Deflect it to { $seat }
do-send-card = Send { $card }
do-give-up-card = Give up { $card }

do-fill_a_site = Fill a slot of a building site
do-draw_enchanted = Draw an Enchanted card
do-pay_in_health = Lose 1 health and draw 2 Arcane cards
do-destroy_level_1_towers = Destroy every tower of Level 1
do-destroy_a_level_2_tower = Destroy one tower of Level 2
do-discard_a_craft = Ruin a craft of a rival
do-strip_a_site = Take up to 3 filling cards away from a building site
do-doom_strikes = Let every mage that is not Evil lose 2 health
do-destroy_a_good_tower = Destroy a Good tower
do-heal_the_good = Let every Good mage heal 2 Arcane cards
do-destroy_an_evil_tower = Destroy an Evil tower
do-keep_beasts_and_plants = Keep the Creatures and Plants
do-draw_2_arcane = Draw 2 Arcane cards
do-keep_3_cards = Keep 3 of the cards
do-draw_3_mystic = Draw 3 Mystic cards

do-choose-seat = Choose { $seat }
do-deck-term = Choose the { $term } deck
do-take-from-term = Take the top card of the { $term } pile
do-search-term = Take one from the { $term } pile
do-take-card = Take { $card }
do-take-card-term = Take { $card } ({ $term })
do-leave-on-top = Leave it on top
do-put-on-bottom = Put it on the bottom
do-keep-card = Keep { $card }
do-keep-card-term = Keep { $card } ({ $term })
do-discard-card = Discard { $card }
do-discard-card-term = Discard { $card } ({ $term })
do-pick-monkey_gives = Give { $card }
do-pick-guess = Pick { $card }
do-pick-sacrifice = Offer { $card }
do-guess-term = Guess { $term }

do-keep-it = Keep it
do-discard-it = Discard it
do-resurrect = Come back to life
    .help = Spend what your mage’s recipe for coming back asks for, come back with full health and take a turn.
do-stay-dead = Stay dead
do-spend-a-permanent-term = Spend a permanent resource
do-spend-card = Spend { $card }
do-spend-card-term = Spend { $card } ({ $term })

## What is seen

phase-setup = choosing the mages
phase-fate = Fate
phase-main = main step
phase-effect = what a card does
phase-attack = attack
phase-curse = Curse
phase-end = end of the turn
phase-dead = turn of a dead mage
show-round_limit = last round
show-in_deck = cards left in the decks
show-shuffled_in = shuffled into the decks in this turn
show-mage = mage
show-alignment = alignment
show-steps_left = steps to victory
show-asked_to_win = needed to win
show-left_to_win = still missing
show-health = health
show-full_health = full health
show-level = Level
show-hand = cards in hand
show-hand_limit = hand limit
show-room = room to keep
show-fate_cards = Fate cards a turn
show-guard = Guard
show-more_damage = more damage in this turn
show-deaths = deaths
show-dead = dead
show-misses_next_turn = misses the next turn
mark-resting = resting until next turn
mark-frozen = frozen
mark-locked = locked
mark-needs = needs
mark-needed_by = wanted by
zone-fate_row = Fate row
zone-in_play = Being played
zone-revealed = Revealed
zone-held = Being looked at
zone-site = Building site
zone-structures = Standing Structures
zone-mage = Mage
zone-pets = Pets
zone-plants = Plants
zone-items = Items
zone-armor = Armor
zone-levels = Levels
zone-permanents = Permanent Resources
zone-lasting = Lasting cards
zone-health = Health
zone-craft = Craft
zone-top_enchanted = Top of the Enchanted deck
zone-top_mystic = Top of the Mystic deck
zone-top_arcane = Top of the Arcane deck
zone-top_quest = Top of the Quest deck
zone-bottom_enchanted = Bottom of the Enchanted deck
zone-bottom_mystic = Bottom of the Mystic deck
zone-bottom_arcane = Bottom of the Arcane deck
zone-bottom_quest = Bottom of the Quest deck
zone-pile_enchanted = Enchanted discard pile
zone-pile_mystic = Mystic discard pile
zone-pile_arcane = Arcane discard pile
zone-pile_quest = Quest discard pile
zone-pile_fate = Fate discard pile
back-enchanted = Enchanted
back-mystic = Mystic
back-arcane = Arcane
back-quest = Quest
back-fate = Fate

## What happens

news-first = { $seat } takes the first turn.
news-is_mage = { $seat } is { $mage }.
news-turn = { $seat } begins a turn.
news-missed = { $seat } misses a turn.
news-fate = { $seat } draws Fate: { $card }.
news-you_drew = You draw { $card }.
news-drew = { $seat } draws a card from the { $deck } deck.
news-shuffled = The { $deck } discard pile is shuffled and becomes the deck.
news-discarded_own = { $seat } discards { $card }.
news-discarded = Discarded: { $cards }.
news-revealed = { $seat } reveals { $cards }.
news-kept_revealed = { $seat } takes { $cards } into their hand.
news-took = { $seat } takes { $card } from a discard pile.
news-looked = { $seat } looks at the top of the { $deck } deck.
news-placed_top = { $seat } leaves a card on top of the { $deck } deck.
news-placed_bottom = { $seat } puts a card on the bottom of the { $deck } deck.
news-stole = { $seat } steals { $card } from { $seat_from }.
news-stole_unseen = { $seat } steals a card from { $seat_from }.
news-gave = { $seat } gives { $card } to { $seat_to }.
news-gave_unseen = { $seat } gives a card to { $seat_to }.
news-began = { $seat } begins { $card }.
news-filled = { $seat } puts { $filling } on { $card }.
news-completed = { $seat } completes { $card }.
news-quest_done = { $seat } does what { $card } asks for.
news-kept = { $seat } keeps { $card }.
news-used_once = { $seat } uses { $card } once.
news-used = { $seat } uses { $card }.
news-abandoned = { $seat } abandons { $card }.
news-burnt = { $seat } burns a health card.
news-you_burnt = You burn { $card }.
news-stripped = { $seat } takes { $filling } away from { $card }.
news-stole_filling = { $seat } steals { $filling } from { $card }.
news-locked = { $seat } locks { $card }.
news-picked_lock = { $seat } picks the Lock on { $card }.
news-froze = { $seat } freezes { $card }.
news-sabotaged = { $seat } ruins { $card } of { $seat_victim }.
news-attacked =
    { $seat } attacks { $seat_victim }: { $damage ->
        [0] nothing gets through
       *[other] { $damage } damage gets through
    }.
news-attacked_card = { $seat } attacks { $card }.
news-destroyed = { $card } is destroyed.
news-vanished = { $seat } is invisible: the attack does nothing.
news-pet_changed_sides = { $seat } gets { $card }, a pet of { $seat_from }.
news-lost_health = { $seat } loses { $number } health.
news-healed = { $seat } heals a card from the { $deck } deck.
news-siphoned =
    { $seat } takes { $number ->
        [one] a health card
       *[other] { $number } health cards
    } from { $seat_from }.
news-cursed = A Curse hits { $seat }: { $card }.
news-curse_fades = The Curse does nothing to { $seat }.
news-answered = { $seat } answers with { $card }.
news-deflected = { $seat } deflects { $card } to { $seat_to }.
news-turn_cut = { $seat } loses the rest of this turn.
news-will_miss = { $seat } will miss the next turn.
news-gave_up = { $seat } gives up { $card }.
news-burdened = { $seat } bears an Added Burden.
news-sent_curse = { $seat } sends { $card } to { $seat_to }.
news-challenge = { $seat } plays the Challenge { $card }.
news-challenge_won = { $seat } wins { $card }.
news-challenge_lost = { $seat } does not win { $card }.
news-guessed = { $seat } guesses { $type }.
news-read_card = { $seat } takes { $card } from { $seat_from }.
news-sacrificed = { $seat } offers { $card }.
news-showed = { $seat } shows { $cards }.
news-died = The mage of { $seat } dies.
news-dead_kept = { $seat } keeps a card.
news-returned = The mage of { $seat } comes back to life.
news-won = { $seat } wins with { $mage }.
news-limit = Round { $rounds } is over: whoever is nearest to winning wins.

## The end

end-goal_reached = { $seats } reached the goal of their mage.
end-last_round = The last round is over: whoever is nearest to winning wins.
line-mage = played { $mage }
line-won = has won
line-mages =
    { $asked ->
        [one] { $done } of 1 mage destroyed
       *[other] { $done } of { $asked } mages destroyed
    }
line-towers =
    { $asked ->
        [one] { $done } of 1 tower standing
       *[other] { $done } of { $asked } towers standing
    }
line-levels =
    { $asked ->
        [one] { $done } of 1 Level reached
       *[other] { $done } of { $asked } Levels reached
    }
line-kinds =
    { $asked ->
        [one] { $done } of 1 kind kept
       *[other] { $done } of { $asked } kinds kept
    }
line-plants =
    { $asked ->
        [one] { $done } of 1 plant kept
       *[other] { $done } of { $asked } plants kept
    }
line-treasures =
    { $asked ->
        [one] { $done } of 1 treasure hoarded
       *[other] { $done } of { $asked } treasures hoarded
    }
line-challenges =
    { $asked ->
        [one] { $done } of 1 Challenge won
       *[other] { $done } of { $asked } Challenges won
    }
line-curses =
    { $asked ->
        [one] { $done } of 1 Curse landed
       *[other] { $done } of { $asked } Curses landed
    }
line-blessings =
    { $asked ->
        [one] { $done } of 1 Curse answered
       *[other] { $done } of { $asked } Curses answered
    }
line-fires =
    { $asked ->
        [one] { $done } of 1 thing struck down by Fire
       *[other] { $done } of { $asked } things struck down by Fire
    }
line-wishes =
    { $asked ->
        [one] { $done } of 1 wish granted
       *[other] { $done } of { $asked } wishes granted
    }
line-returns =
    { $asked ->
        [one] { $done } of 1 return from the dead
       *[other] { $done } of { $asked } returns from the dead
    }
line-steps =
    { $number ->
        [one] 1 step short of winning
       *[other] { $number } steps short of winning
    }
line-too_late = reached the goal too late
line-level = Level { $number }
line-health = { $number } health left
line-dead = dead

## Terms

term-enchanted = Enchanted
term-mystic = Mystic
term-arcane = Arcane
term-quest = Quest
term-fate = Fate
term-good = Good
term-neutral = Neutral
term-evil = Evil
term-creature = Creature
term-item = Item
term-armor = Armor
term-magic = Magic
term-resource = Resource
term-structure = Structure
term-level = Level
term-challenge = Challenge
term-blessing = Blessing
term-mages = destroyed mages
term-towers = towers
term-levels = Levels
term-kinds = kinds kept
term-treasures = treasures
term-challenges = Challenges won
term-curses = Curses landed
term-blessings = Curses answered
term-fires = struck down by Fire
term-wishes = wishes granted
term-returns = returns from the dead
term-pets = pets
term-plants = plants
term-items = items

## What fills a slot

term-complete_an_item = Complete an Item
term-defeat_a_pet = Defeat a pet
term-win_a_challenge = Win a Challenge
term-any = Any
term-burn_health = Burn health
term-cast_magic = Cast Magic
term-cast_magic-win_a_challenge = Cast Magic or win a Challenge
term-complete_a_creature = Complete a Creature
term-complete_a_creature-complete_a_plant = Complete a Creature or complete a Plant
term-complete_a_plant = Complete a Plant
term-complete_a_structure = Complete a Structure
term-complete_a_structure-win_a_challenge = Complete a Structure or win a Challenge
term-complete_an_item-burn_health = Complete an Item or burn health
term-complete_an_item-wound_a_mage = Complete an Item or wound a mage
term-defeat_a_pet-win_a_challenge = Defeat a pet or win a Challenge
term-wound_a_mage = Wound a mage
term-wound_a_mage-defeat_a_pet = Wound a mage or defeat a pet
term-wound_a_mage-win_a_challenge = Wound a mage or win a Challenge
term-beast = Beast
term-beast-bug = Beast or Bug
term-beast-feather = Beast or Feather
term-beast-fire = Beast or Fire
term-beast-plant = Beast or Plant
term-beast-seed = Beast or Seed
term-beast-silver = Beast or Silver
term-book-bug = Book or Bug
term-book-feather = Book or Feather
term-book-flower = Book or Flower
term-book-gem = Book or Gem
term-book-light = Book or Light
term-book-plant = Book or Plant
term-book-potion = Book or Potion
term-book-silver = Book or Silver
term-bug = Bug
term-bug-fire = Bug or Fire
term-bug-gem = Bug or Gem
term-bug-gold = Bug or Gold
term-bug-light = Bug or Light
term-bug-plant = Bug or Plant
term-bug-potion = Bug or Potion
term-bug-seed = Bug or Seed
term-bug-silver = Bug or Silver
term-feather = Feather
term-feather-fire = Feather or Fire
term-feather-flower = Feather or Flower
term-feather-light = Feather or Light
term-feather-plant = Feather or Plant
term-feather-potion = Feather or Potion
term-fire = Fire
term-fire-light = Fire or Light
term-fire-potion = Fire or Potion
term-flower = Flower
term-flower-gem = Flower or Gem
term-flower-light = Flower or Light
term-flower-plant = Flower or Plant
term-flower-potion = Flower or Potion
term-flower-seed = Flower or Seed
term-gem = Gem
term-gem-light = Gem or Light
term-gem-potion = Gem or Potion
term-gem-seed = Gem or Seed
term-gold-feather = Gold or Feather
term-gold-gem = Gold or Gem
term-gold-light = Gold or Light
term-gold-potion = Gold or Potion
term-light-potion = Light or Potion
term-plant = Plant
term-plant-seed = Plant or Seed
term-potion = Potion
term-potion-seed = Potion or Seed
term-seed = Seed
term-silver-gem = Silver or Gem
term-silver-gold = Silver or Gold
term-silver-light = Silver or Light
term-silver-plant = Silver or Plant

## What can be tried out with another number

number-reduced_by = Fate cards fewer in a reduced first turn
number-fewest_fate_cards = fewest Fate cards
number-backs = copies by deck
number-level = Level
number-health = health
number-full_health = more full health
number-hand = hand
number-fate = Fate
number-pets = pets
number-plants = plants
number-items = items
number-armor = armor
number-blood = blood
number-guard = guard
number-thorns = thorns
number-healing = more healing
number-elemental = more elemental damage
number-pet_damage = more damage by pets
number-mage_damage = more damage to mages
number-shelter = less damage to pets
number-hardens = more health of pets and plants
number-fortifies = more health of Structures
number-draws = drawn
number-then_draws = then drawn
number-used_draws = drawn when used once
number-used_then_draws = then drawn when used once
number-heals = healed
number-used_heals = healed when used once
number-few = health cards at most
number-many = more health cards than
number-plays = Fate cards played
number-reveals = revealed
number-keeps = kept of them
number-needs = needed to win
number-discards = discarded
number-loses = health lost
number-avenges = health lost by the destroyer
number-guards = Guard until the next turn
number-grows = more damage this turn
number-luck = Fate cards more next turn
number-fills = slots filled
number-strips = filling cards stripped
number-siphons = health cards siphoned
number-attack = attack
number-used_attack = attack when used once
number-pack_attack = attack in a pack
number-attack_on_pet = attack on pets
number-attack_on_plant = attack on plants
number-attack_on_structure = attack on Structures
number-used_attack_on_structure = attack on Structures when used once
number-per_armor = more damage for each Armor
