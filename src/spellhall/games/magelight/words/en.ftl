# Magelight, in English.

summary = A guild burns its library to survive. Some of the guild are spies, and every card is fuel.
option-first_player = First player
    .help = Who takes the first turn: somebody drawn at random, or a seat of your choice.
    .ask = Who is youngest?
option-first_player-random = drawn at random
option-roles = Roles
    .help = Roles with names and texts of their own, or just Guildmages and Infiltrators.
option-roles-named = with names
option-roles-plain = plain
option-table_talk = Table talk
    .help = What may be said at the table: anything, ready-made claims, or nothing.
option-table_talk-open = open
option-table_talk-claims = ready-made claims only
option-table_talk-silent = silent
option-turn_timer = Time for a turn
    .help = How many seconds a turn may take; then the rest of it is decided in the usual way.
option-turn_timer-off = no limit
option-turn_timer-60 = 1 minute
option-turn_timer-120 = 2 minutes
option-turn_timer-240 = 4 minutes
option-power_cap = Most Power
    .help = The most Power that a player can have.
option-power_cap-off = no maximum
option-wildfire_round = Round of the Wildfire
    .help = From this round on, cards that would be discarded are burned.
option-wildfire_round-off = no Wildfire

## What is asked

ask-action =
    What do you do? You have { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } and { $mana } Mana, and keep { $number ->
        [one] 1 card
       *[other] { $number } cards
    } to pass on.
ask-action-dark_day =
    What do you do? You have { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } and { $mana } Mana, and keep { $number ->
        [one] 1 card
       *[other] { $number } cards
    } to pass on. Dark Day costs you { $price } Mana.
ask-pass_card =
    Which card do you leave in the Stack for { $seat }? { $number ->
        [one] This is the last one.
       *[other] { $number } to go.
    }
ask-channel_card = CHANNEL for { $card }: which card do you put into the burn pile?
ask-nomad_board = { $card } is a nomad: onto whose board do you play it?
ask-target_player =
    { $card_id ->
        [magelight] { $card }: who must reveal their role to the table?
        [draught_of_candour] { $card }: who must reveal their role to the table?
        [whispered_truth] { $card }: who shows you their role?
        [weeping_mask] { $card }: who shows you their role, and sees yours?
        [sworn_in_light] { $card }: whose role, which you were shown, must be revealed to the table?
        [sidelong_glance] { $card }: who shows their role to the player on their right?
        [ice_blast] { $card }: who loses 1 Power, or 2 if a revealed Infiltrator?
        [storm_crow] { $card }: who shows you their role?
        [poisoned_chalice] { $card }: who loses 1 Power?
        [verdict] { $card }: which revealed Infiltrator loses 2 Power?
        [kindle] { $card }: who gains Power?
        [equal_measure] { $card }: who is the first of the two who exchange Power?
        [pry_the_lock] { $card }: whose Storage do you look into?
        [spring_cleaning] { $card }: whose Storage do you scorch?
       *[other] { $card }: which player do you choose?
    }
ask-second_player = Equal Measure: with whom does { $seat } exchange Power?
ask-role_target =
    { $role_id ->
        [healer] Your role, { $role }, is revealed: which other player gains 1 Power?
        [warden] Your role, { $role }, is revealed: which other player loses 1 Power?
       *[other] Your role, { $role }, is revealed: which other player shows you their role?
    }
ask-artifact_order = Which artifact do you resolve next?
ask-secret = { $card } is a secret artifact: do you keep it secret, or reveal it for its bonus?
ask-mirror_tie = Envious Mirror: several players have the most Power. Who loses 1?
ask-truth_stone = Truth Stone: do you show your role to { $seat } on your left, or lose 1 Power?
ask-book_card = Hollow Book: which spell or ally do you store?
ask-bottom_card = False Bottom: which card do you store?
ask-pry_card = Pry the Lock: which card do you take from the Storage of { $seat }?
ask-discard_card =
    { $spell_id ->
        [echo] { $spell }: which spell of the discard pile do you store?
       *[other] { $spell }: which card of the discard pile do you add to the Stack?
    }
ask-purge_card =
    Purge the Shelves: which card of the discard pile do you scorch? { $number ->
        [one] It is the last one.
       *[other] You may scorch up to { $number }.
    }
ask-target_ally = Banish: which ally do you discard?
ask-ally_may = Last Librarian: do you look at the top card of the deck?
ask-ally_may-courier =
    Mountain Courier: do you discard the whole Stack and draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    } instead?
ask-top_card = { $card } is the top card of the deck: do you leave it there, or scorch it?
ask-inquisitor = Inquisitor: do you lose 1 Power, or reveal your role to the table?
ask-pilgrim = Pilgrim: to whose board does it move?

## Moves

do-play =
    { $mana ->
        [0] Play { $card } for free
       *[other] Play { $card } for { $mana } Mana
    }
    .it =
        { $mana ->
            [0] Play it for free
           *[other] Play it for { $mana } Mana
        }
do-burn = Burn { $card } for { $mana } Mana
    .it = Burn it for { $mana } Mana
    .leads = burn it: +{ $mana } Mana
do-store-card = Store { $card } until your next turn
    .it = Store it
    .leads = store it
do-activate-card = Use { $card }
do-end = End turn
    .help = Go on to passing cards; the rest of your hand is discarded.
do-pass-card = Leave { $card } in the Stack
    .leads = leave it here
do-channel-card = Put { $card } into the burn pile
do-play-onto-seat = Play it onto the board of { $seat }
do-choose-seat = Choose { $seat }
do-resolve-card = Resolve { $card }
do-keep-secret = Keep it secret
    .help = Only its effect happens; nobody else sees what it is.
do-reveal = Reveal it
    .help = Everybody sees it, and its bonus happens too.
do-show-role = Show your role to { $seat }
    .help = Only { $seat } sees it.
do-reveal-role = Reveal your role to the table
    .help = Everybody sees your role from now on.
do-lose-power = Lose 1 Power
do-store-nothing = Store nothing
do-store_no_more = Store nothing more
do-take-card = Take { $card }
do-take-nothing = Take nothing
do-add_to_stack = Add { $card } to the Stack
do-scorch-card = Scorch { $card }
do-scorch_no_more = Scorch nothing more
do-banish = Banish { $card } of { $seat }
do-look = Look at the top card
do-send_courier =
    Discard the Stack and draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
do-leave_unused = Do without { $card } this time
do-leave = Leave it there
    .help = It stays the top card of the deck; you know it.
do-scorch = Scorch it
do-move-to-seat = Move it to the board of { $seat }

## What is seen

phase-allies = Allies
phase-draw = Draw
phase-artifacts = Artifacts
phase-actions = Actions
phase-pass = Pass
show-infiltrators = Infiltrators in this game
show-actions_bonus = bonus Actions this turn
show-mana_bonus = bonus Mana this turn
show-opened = artifacts revealed this turn
show-cards_to_pass = cards to pass on
show-rest_scorched = the rest of the hand is scorched
show-dark_day_cost = Dark Day commonly costs
show-spymaster_dark_day_cost = Dark Day costs the Spymaster
show-first_dark_round = first round for Dark Day
show-wildfire_round = first round of the Wildfire
show-wildfire = the Wildfire burns
show-power_cap = most Power
show-power = Power
show-actions = Actions
show-mana = Mana
show-first_player = first player
show-revealed = role revealed
show-infiltrator = Infiltrator
show-shown_to = role shown to
show-shown_roles = roles you were shown
show-forged_papers = forged papers not used yet
show-forged_seen_by = your forged papers were seen by
show-from_stack = the Stack brought you
show-my_dark_day_cost = Dark Day costs you
zone-deck = Deck
zone-discard = Discard pile
zone-burned = Burn pile
zone-stack = Stack
zone-played = Being played
zone-refilled = Just shuffled into the deck
zone-role = Role
zone-hand = Hand
zone-storage = Storage
zone-board = Board
zone-cover = Cover
term-guild_down = all Guildmages down
term-unmasked = all Infiltrators unmasked
term-burned_out = burned out

## What happens

news-dealt =
    { $role_id ->
        [guildmage] You are a Guildmage.
        [infiltrator] You are an Infiltrator.
       *[other] You are the { $role }.
    }
news-covered = Your Cover is the { $role }.
news-teammate = { $seat } is an Infiltrator like you.
news-alone = You are the only Infiltrator.
news-first = { $seat } takes the first turn.
news-turn = Round { $round }: the turn of { $seat }.
news-you_drew = You draw { $card }.
news-drew =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
news-took_stack =
    { $seat } takes the Stack: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
news-you_got = In the Stack you find { $cards }.
news-took_storage =
    { $seat } takes back { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the Storage.
news-counters_set =
    { $seat } has { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    } and { $mana } Mana.
news-burned = { $seat } burns { $card } for { $mana } Mana.
news-you_stored = You store { $card }.
news-stored = { $seat } stores a card.
news-played = { $seat } plays { $card }.
news-channelled = { $seat } channels { $card } into the burn pile.
news-arrived = { $card } comes to the board of { $seat_at }.
news-activated = { $seat } uses { $card }.
news-left_unused = { $seat } does without { $card } this time.
news-you_passed =
    { $cards_count ->
        [0] You have no card to leave in the Stack.
       *[other] You leave { $cards } in the Stack.
    }
news-passed =
    { $count ->
        [0] { $seat } has no card to leave in the Stack.
        [one] { $seat } leaves 1 card in the Stack.
       *[other] { $seat } leaves { $count } cards in the Stack.
    }
news-gained_power = { $seat } gains { $amount } Power and has { $power }.
news-lost_power = { $seat } loses { $amount } Power and has { $power }.
news-exchanged_power = { $seat_one } and { $seat_other } exchange Power and now have { $power } and { $power_other }.
news-guarded = The Stone Guardian of { $seat_of } takes the loss.
news-gained_actions =
    { $seat } gains { $amount ->
        [one] 1 Action
       *[other] { $amount } Actions
    }.
news-lost_actions =
    { $seat } loses { $amount ->
        [one] 1 Action
       *[other] { $amount } Actions
    }.
news-gained_mana = { $seat } gains { $amount } Mana.
news-discarded = Discarded: { $cards }.
news-scorched = Scorched: { $cards }.
news-returned = Back from the burn pile to the discard pile: { $cards }.
news-refilled =
    The discard pile, { $cards_count ->
        [one] 1 card
       *[other] { $cards_count } cards
    }, is shuffled and becomes the deck.
news-stack_discarded = { $seat } discards the whole Stack.
news-looked = { $seat } looks at the top card of the deck.
news-you_looked = The top card of the deck is { $card }.
news-left_on_top = { $seat } leaves the top card on the deck.
news-scorched_top = { $seat } scorches { $card }, the top card of the deck.
news-purged = { $seat } scorches { $card } from the discard pile.
news-stored_top = { $seat } stores the top card of the deck.
news-you_stored_top = You store { $card } from the top of the deck.
news-echoed = { $seat } stores { $card } from the discard pile.
news-gift_added = { $seat } adds { $card } from the discard pile to the Stack.
news-revealed_artifact = { $seat } reveals { $card }.
news-kept_secret = { $seat } keeps an artifact secret.
news-you_kept_secret = You keep { $card } secret.
news-storage_revealed = { $seat_of } shows all the Storage: { $cards }.
news-saw_stored = In the Storage of { $seat_of } you see { $cards }.
news-took_stored = { $seat } takes { $card } from the Storage of { $seat_from }.
news-took_one_stored = { $seat } takes a card from the Storage of { $seat_from }.
news-took_nothing = { $seat } takes nothing from the Storage of { $seat_from }.
news-aimed = { $seat } chooses { $seat_at } for { $card }.
news-chose = { $seat }, the { $role }, chooses { $seat_chosen }.
news-moved = { $card } moves from { $seat_from } to { $seat_to }.
news-banished = { $seat } banishes { $card } from the board of { $seat_from }.
news-revealed_role =
    { $role_id ->
        [guildmage] { $seat } is revealed to be a Guildmage.
        [infiltrator] { $seat } is revealed to be an Infiltrator.
       *[other] { $seat } is revealed to be the { $role }.
    }
news-showed_role = { $seat } shows { $seat_to } a role.
news-saw_role = { $seat } shows you: { $role }.
news-forged = Your forged papers: { $seat_to } saw the { $role }.
news-over =
    { $reason_id ->
        [dark_day] { end-dark_day }
        [guild_down] { end-guild_down }
        [unmasked] { end-unmasked }
       *[burned_out] { end-burned_out }
    }
news-was =
    { $role_id ->
        [guildmage] { $seat } was a Guildmage.
        [infiltrator] { $seat } was an Infiltrator.
       *[other] { $seat } was the { $role }.
    }

## The end

end-dark_day = Dark Day: an Infiltrator has played it. The Infiltrators win.
end-guild_down = All Guildmages are down to 0 Power. The Infiltrators win.
end-unmasked = All Infiltrators are unmasked and down to 0 Power. The Guildmages win.
end-burned_out = Burned out: a card had to be drawn and there was none left. The Guildmages win.
line-guildmage = { $role }, a Guildmage
line-infiltrator = { $role }, an Infiltrator
line-plain = { $role }
line-won = the team has won
line-lost = the team has lost
line-power = { $number } Power left
line-revealed = the role was revealed
line-hidden = the role was never revealed

## Claims

claim-i_am =
    { $role_id ->
        [guildmage] I am a Guildmage.
        [infiltrator] I am an Infiltrator.
       *[other] I am the { $role }.
    }
    .title = I am …
    .tag = { $role }
claim-think =
    { $role_id ->
        [guildmage] I think { $seat } is a Guildmage.
        [infiltrator] I think { $seat } is an Infiltrator.
       *[other] I think { $seat } is the { $role }.
    }
    .title = I think … is …
    .tag = { $seat }: { $role }?
claim-saw =
    { $role_id ->
        [guildmage] I saw the role of { $seat }: a Guildmage.
        [infiltrator] I saw the role of { $seat }: an Infiltrator.
       *[other] I saw the role of { $seat }: the { $role }.
    }
    .title = I saw …
    .tag = saw { $seat }: { $role }
claim-trust = I trust { $seat }.
    .title = I trust …
    .tag = trusts { $seat }
claim-suspect = I suspect { $seat }.
    .title = I suspect …
    .tag = suspects { $seat }
claim-passed = { $seat }, I passed you { $card }.
    .title = I passed you …
    .tag = passed { $card } to { $seat }
claim-need = I need { $card }.
    .title = I need …
    .tag = needs { $card }
claim-burn = Burn { $card }.
    .title = Burn …
    .tag = burn { $card }
claim-do_not_burn = Do not burn { $card }, keep it.
    .title = Do not burn …
    .tag = keep { $card }
claim-pass_on = Pass { $card } on.
    .title = Pass on …
    .tag = pass on { $card }
claim-do_not_play = Do not play { $card }.
    .title = Do not play …
    .tag = do not play { $card }
## What can be tried out with another number

number-burn = burn value
number-channel = CHANNEL
number-power = Power
number-actions = Actions
number-mana = Mana
number-more = more
number-draws = drawn
number-scorches = scorched
number-returns = returned
number-passes = passed on
number-starting_power = Power at the beginning
number-turn_draws = cards drawn in a turn
number-first_draws = cards drawn in the very first turn
number-quota = cards passed on
