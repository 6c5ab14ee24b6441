# Every word of the page that is not a game's own or the hall's, in English.

home = To the hall
hall = Hall
pages = Pages
close = Close
cancel = Cancel
yes = Yes
no = No
loading = One moment …
offline = The hall cannot be reached. Is the server running, and are you connected?

## The start page

start-title = Spellhall
start-subtitle = Five card games of magic: play against bots at once, or send a link to your friends.
start-play-now = Play now
start-with-friends = With friends
start-learn = First game
start-rules = Rules
start-open-tables = Open tables
start-no-tables = No table is open right now. Make one with friends.
start-my-tables = My tables
start-go-on = Go on
start-begin-here = begin here
start-players-label = Players
start-length-label = Length
start-demand = Demanding: { $of } of 3
start-code = Got a link or a code?
start-come = Go
practice = practice
house-rules = House rules
house-rules-help = Here the cards of this game have other numbers than printed: { $rules }
chosen-deal = The host chose the deal
chosen-deal-help = The host chose what is dealt and may know every card: this table is for practice, and its shuffle proves nothing.

## The games

game-castle-length = 30–60 min
game-magecraft-length = 30–45 min
game-nytherria-length = 20–40 min
game-magelight-length = 45–120 min
game-magewars-length = 45–90 min
game-castle-age = 12+
game-nytherria-demand = easy
game-castle-demand = some bluff
game-magecraft-demand = tactical
game-magelight-demand = demanding
game-magewars-demand = demanding

## How to win

goal-castle = Have the highest score when the ritual is cast, which happens when the eighth outcome card is turned up. A wizard scores for countries their faction controls, for regalia under their pawns and for dominating the Monster; a cultist also for feeding it; the Monster only for eating somebody.
goal-magecraft = Be the first with 20 gems in your Score Area, or be the last whose HP Area is not empty. Attacks that hit, healing over the brim and vanishing gems all score.
goal-nytherria = Have the most points when the game ends. It ends when somebody has the required number of stones, or no stone is left in the neutral deck. Each stone is 2 points, a row of one kind 2 more, cards in hand 1 or 2 each.
goal-magelight = Guildmages win when every Infiltrator is revealed and has no Power, or when the library has burned out. Infiltrators win by playing Dark Day, or when every Guildmage has no Power.
goal-magewars = Every mage has its own way to win, printed on the Mage card: look at yours, and at those of the others, so that you can stop them.

## At the table

table-your-turn = Your turn
table-over = The game is over
table-waiting-for = Waiting for { $name }
table-lost = Connection lost, trying again …
table-you-watch = You are watching
table-tools = Tools
table-what-now = What can I do?
table-rules = Rule book
table-log = What happened
table-chat = Talk
table-log-and-chat = What happened, and talk
table-question = What is asked
table-moves = Your moves
table-only-these = The rules allow exactly these moves now.
table-not-your-turn = It is not your turn. You can look at cards, read the log and talk.
table-how-to-win = How to win
table-undo = Undo
table-undo-asked = Asked to undo
table-nothing-to-undo = There is nothing to take back.
table-wish-to-undo = { $name } would like to take a move back. Is that all right?
table-passes = You can do nothing here: it passes on its own.
table-pass-this-turn = Pass every window this turn
table-board = The table
table-not-this = Nothing can be done with this now. You are asked: { $prompt }
table-not-now = It is not your turn: { $name } is asked.
table-ends-turn = Your turn ends with this.
table-ends-turn-for-good = Your turn ends with this, and it cannot be taken back.
table-cannot-be-undone = Chance answers this: it cannot be taken back.
table-sure = Are you sure?
table-since-your-move = Since your last move
table-done-for-you = A bot made { $count ->
        [one] one move
       *[other] { $count } moves
    } for you
table-while-away = you were away
table-time-up = your time was up
table-nothing-yet = Nothing has happened yet.
table-talk-silent = Nobody talks at this table until the game is over.
table-talk-claims = Only ready-made claims are made at this table until the game is over.
table-wish-anew = { $name } asks for a new deal.
table-quiet-here = Nobody has said anything yet.
table-talk-before = At the table before
table-talk-now = At this table
table-say = Say something
table-send = Send
table-watching = (watching)
table-you = you
table-on-turn = on turn
table-is-asked = is asked
table-away = away
table-away-help = A bot plays for this player until they are back.
table-gone = not here
table-bot-soon = a bot plays from { $time }
table-bot-help = A { $level }
table-n-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-face-down = face down
table-back-of = { $name }, face down
table-piece-of = pawn of { $names }
table-can-do = You can: { $moves }
table-rules-behind = The rules behind it
table-in-rulebook = In the rule book
table-as-text = The table in words
table-players = Players
table-facts = Facts
table-cannot-enter = This table cannot be opened
table-empty-hand = Your hand is empty.
table-hand = Your hand
table-not-your-turn-now = It is not your turn.
table-round = Round { $round }
table-phase = Phase
table-middle = The middle of the table
table-your-place = Your place
table-what-with = What will you do with { $card }?
table-fold = Fold story and talk away
table-unfold = Show story and talk
table-put-back = Put it back
table-choose = Choose one
table-gives-game = The game ends with this, and it is won by { $names }.

## Castle of Magic

castle-supply = supply
castle-your-character = You are
castle-unclaimed = unclaimed
castle-not-found = not found yet
castle-quiet = Quiet turns
castle-quiet-brief = quiet
castle-quiet-help = Turns in a row in which nobody turned up an outcome
castle-quiet-left = { $count ->
    [one] 1 more turn without an outcome and somebody must turn one up
   *[other] { $count } more turns without an outcome and somebody must turn one up
}
castle-must-turn = The next turn must turn up an outcome
castle-turned = Outcomes turned up
castle-turned-help = The eighth outcome casts the spell and ends the game
castle-of-all = { $count } of { $of }
castle-worth = worth
castle-home-worth = your home, worth
castle-rule = rule
castle-nobody-rules = Nobody rules
castle-tied = Nobody rules: tied
castle-open-of = { $count } of { $of } open
castle-more-doors = { $count ->
    [one] 1 more door
   *[other] { $count } more doors
}
castle-fewer-doors = { $count ->
    [one] 1 door fewer
   *[other] { $count } doors fewer
}
castle-doors = { $count ->
    [one] 1 door
   *[other] { $count } doors
}
castle-away = { $count ->
    [one] 1 door away
   *[other] { $count } doors away
}
castle-now = now
castle-in-force = In force now
castle-regalia = Regalia
castle-never-seen = Never opened
castle-never-opened = never opened
castle-closed-door = A closed door
castle-amulet = Amulet
castle-crown = Crown
castle-scepter = Scepter
castle-ritual = The ritual
castle-doors-hint = doors still to turn
castle-now-outcome = Now
castle-outcome = Outcome
castle-face-down = the outcome is face down
castle-opened = opened
castle-closed = closed
castle-new = new
castle-does-commands = Its holder dominates. No holder: all are devoured.
castle-does-betrays = Its holder is devoured.
castle-does-rampage = The Monster devours everyone.
castle-does-banished = Nobody dominates, nobody is devoured.
castle-all-devoured = All are devoured
castle-nobody-devoured = Nobody is devoured
castle-you-dominate = You dominate
castle-you-devoured = You are devoured
castle-dominates = { $name } dominates
castle-devoured = { $name } is devoured
castle-want = What you want
castle-only-you = Only you see this card.
castle-wish-rule = { $faction } rule { $country }
castle-wish-regalia = Regalia under your pawns
castle-wish-command = You dominate the Monster
castle-wish-fed = The Monster is fed
castle-wish-devour = You devour somebody
castle-yours = yours { $count }
castle-each-piece = 1000 for each piece
castle-lost = lost: you are devoured
castle-home = home.
castle-of = of { NUMBER($points, useGrouping: 0) }
castle-if-cast = If the ritual were cast now
castle-or-monster = or { NUMBER($score, useGrouping: 0) }, if { $name } is the Monster
castle-unknown = cannot be known now
castle-pawns = Your pawns
castle-in-hand = In your hand
castle-goes-on = goes on the shrine you flip
castle-in-supply = In your supply
castle-not-placed = not placed yet
castle-held = in hand

## Magecraft

magecraft-learn = Learn: { $cost }
magecraft-of-goal = of { $goal } scored
magecraft-casting = casting
magecraft-closed = closed this turn
magecraft-empty-book = no spell yet
magecraft-used = used this turn
magecraft-cantrip = Cantrip
magecraft-all-taken = all taken
magecraft-no-gems = no gems
magecraft-to-learn = Learn
magecraft-cast = Cast: { $cost }

## Nytherria

nytherria-points =
    { $count ->
        [one] 1 point in hand at the end
       *[other] { $count } points in hand at the end
    }
nytherria-nothing = No card in play
nytherria-stones-of = { $count } of { $goal } stones
nytherria-of-stones = { $count } of { $goal } stones
nytherria-of-rounds = of { $count }
nytherria-closing =
    { $count ->
        [0] the last turn
        [one] 1 more turn after this one
       *[other] { $count } more turns after this one
    }
nytherria-since = Since your last move
nytherria-still-in = still in it
nytherria-in-light = Light
nytherria-in-dark = Dark
nytherria-in-traps =
    { $count ->
        [one] trap
       *[other] traps
    }
nytherria-in-events =
    { $count ->
        [one] event
       *[other] events
    }
nytherria-points-short =
    { $count ->
        [one] point
       *[other] points
    }
nytherria-in-stones = in stones
nytherria-one-to-go = one stone to go
nytherria-next-draw = draws { $count } next
nytherria-you-know =
    { $count ->
        [one] you know one
       *[other] you know { $count }
    }
nytherria-score-stones = stones
nytherria-score-one-kind = one kind
nytherria-score-hand = hand
nytherria-new = new
nytherria-rallies = rallies
nytherria-encountered = Encountered cards
nytherria-to-come =
    { $count ->
        [one] 1 more card to encounter
       *[other] { $count } more cards to encounter
    }
nytherria-to-come-short = to come
nytherria-turn-before = The turn before: { $name }
nytherria-your-turn-before = Your turn, just before
nytherria-against-you = against you
nytherria-against = against { $name }
nytherria-your-answer = Your answer
nytherria-lay-here = lay a lit card here
nytherria-goal-said = Whoever has { $goal } stones ends the game; the most points win.
nytherria-stamp-cancelled = Cancelled
nytherria-stamp-reversed = Reversed
nytherria-stamp-took = Taken
nytherria-stamp-returned = Sent back
nytherria-met-now = now
nytherria-met-back = went back
nytherria-met-claimed = claimed
nytherria-met-declined = declined
nytherria-met-returned = sent back
nytherria-met-pit_of_blades = spent
nytherria-met-whispering_darts = spent
nytherria-met-falling_keystone = spent
nytherria-met-phantom_fire = spent
nytherria-met-starfall = each draws 2
nytherria-met-void_rift = each loses a card
nytherria-met-winds_of_fate = each passes a card
nytherria-met-temple_guardian = 2 cards lost
nytherria-met-echo_of_the_fallen = revives a card
nytherria-met-hidden_passage = 2 more cards
nytherria-met-balance_of_the_astrals = most stones lose 1
nytherria-met-tide_of_time = graveyard returns

## Magelight

magelight-costs = Costs { $mana } Mana to play
magelight-burns = Burns for { $mana } Mana
magelight-unknown = unknown
magelight-round = Round
magelight-dark-from = Dark Day may be played from round { $round } on.
magelight-wildfire-from = From round { $round } on the Wildfire burns whatever would be discarded.
magelight-night = The night before
magelight-your-turn = Your turn
magelight-turn-of = The turn of { $name }
magelight-nothing-yet = Nothing has happened yet.
magelight-discard = Discard
magelight-burned = burned
magelight-last = last: { $card }
magelight-stack = { $count ->
    [one] 1 card will go to { $name }
   *[other] { $count } cards will go to { $name }
}
magelight-guild = Guild
magelight-spies = Infiltrators
magelight-spies-one = Infiltrator
magelight-to-burn = { $count ->
    [one] 1 card left to burn
   *[other] { $count } cards left to burn
}
magelight-to-unmask = or unmask all: { $count } of { $all }, then down to 0 Power
magelight-guild-brief = { $left } to burn, unmasked { $count } of { $all }
magelight-guild-help = The guild wins when a card must be drawn and neither deck nor discard pile has one, or when every Infiltrator is revealed to the table and has no Power.
magelight-day = { $count ->
    [one] 1 Dark Day is left and costs { $mana } Mana
   *[other] { $count } Dark Days are left, each costs { $mana } Mana
}
magelight-day-spymaster = { $count ->
    [one] 1 Dark Day is left: { $mana } Mana, { $less } for the Spymaster
   *[other] { $count } Dark Days left: { $mana } Mana, { $less } for the Spymaster
}
magelight-no-day = No Dark Day is left: all Guildmages to 0 Power
magelight-day-brief = { $count } Dark Day, { $mana } Mana
magelight-day-spymaster-brief = { $count } Dark Day, { $less } to { $mana } Mana
magelight-no-day-brief = no Dark Day left
magelight-spies-help = The Infiltrators win when one of them plays Dark Day, or when every Guildmage has no Power.
magelight-you-saw-it = you saw it
magelight-with-you = with you
magelight-seen-by = seen by { $names }
magelight-seen-by-none = seen by nobody yet
magelight-revealed = revealed to the table
magelight-forged-seen = seen by { $names }; { $name } saw forged papers
magelight-support = One more Action each turn.
magelight-since = since your last move
magelight-no-allies = no allies
magelight-no-allies-yet = No allies on your board. Allies that you play stay here.
magelight-no-claim = no claim yet
magelight-short = { $mana } Mana short
magelight-costs-you = costs you { $mana }
magelight-passed-by = passed to you by { $name }
magelight-empty-hand = No cards in hand until your turn. Then you take the Stack and your Storage, and draw.
magelight-left = { $actions ->
    [0] no Actions left
    [one] 1 Action left
   *[other] { $actions } Actions left
}

## Mage Wars

magewars-fills = Fills { $icons }
magewars-card-health = Health { $health }
magewars-crafts = In the making
magewars-needs = Needs { $recipe }
magewars-of-rounds = of { $limit }
magewars-to-win = To win
magewars-win-both = { $mage ->
    [schlakk] or
   *[other] and
  }
magewars-win-mages = { $mage ->
    [eldar] destroy every Evil mage
   *[other] destroy all rivals
  }
magewars-win-towers = { $mage ->
    [garnick] a Structure, Neutral or Earth
    [lyla] 3 towers not Evil, one of them Air
    [taren] a tower that is not Evil
    [winter] 2 towers not Evil, one Water
    [derek] an Evil tower
    [eldar] 2 Good towers
    [helga] 2 towers that are not Good
   *[other] a Good tower
  }
magewars-win-levels = Level { $asked }
magewars-win-kinds = { $asked } kinds: Beast, Bug, Feather, Plant
magewars-win-treasures = { $asked } treasures
magewars-win-challenges = { $asked ->
    [one] a Challenge won
   *[other] { $asked } Challenges won
  }
magewars-win-curses = { $asked ->
    [one] a Curse landed
   *[other] { $asked } Curses landed
  }
magewars-win-blessings = { $asked ->
    [one] a Curse answered
   *[other] { $asked } Curses answered
  }
magewars-win-fires = { $asked } struck down by Fire
magewars-win-wishes = { $asked } wishes granted
magewars-win-returns = { $asked ->
    [one] a return from the dead
   *[other] { $asked } returns from the dead
  }
magewars-win-plants = { $asked ->
    [one] a plant
   *[other] { $asked } plants
  }
magewars-done = { $done } of { $asked }
magewars-new = new
magewars-charges = { $count ->
    [one] 1 charge
   *[other] { $count } charges
  }
magewars-free = filled for free
magewars-stones = { $done } of { $all } stones
magewars-wanted-by = needed by { $names }
magewars-want-it = { $count ->
    [one] needs it
   *[other] need it
  }
magewars-deck = { $deck } deck: { $count } cards
magewars-realm = The contested realm
magewars-no-towers = No tower is being built yet.
magewars-fate-yours = Your Fate this turn: { $drawn } of { $all }
magewars-fate-theirs = Fate of { $name }: { $drawn } of { $all }
magewars-kept = Kept
magewars-room = room for
magewars-making = { $count } in the making
magewars-keeps = keeps
magewars-makes = makes
magewars-nothing = nothing
magewars-level = Level { $level }
magewars-fate-cards = Fate { $count }
magewars-hand-limit = { $count }, limit { $limit }
magewars-burn = Burn the top one
magewars-misses = misses the next turn
magewars-misses-short = sits out
magewars-dead = dead
magewars-died = { $count ->
    [one] died once
   *[other] died { $count } times
  }
magewars-guard = Guard { $number }
magewars-element = { $element ->
    [1] Air
    [2] Earth
    [3] Fire
    [4] Water
   *[other] Lightning
  }
magewars-near = One step from winning

## Quick claims

claims-title = Quick claims
claims-about = About { $name }
claims-of = { $name } …
claims-back = Back
claims-said-by = What { $name } has claimed
claims-none = Nothing yet.
notes-certain = You know:
notes-for-me = For me alone
notes-note = Note
notes-lean = What I think of them
notes-trust = trust
notes-doubt = doubt
notes-guess = I take them for
notes-nobody-else = Nobody else ever sees this. You find it again in the replay.
notes-mute = Mute free text
notes-unmute = Let them talk again
notes-muted = muted
notes-muted-help = The host has muted this player's free text.
new-table-bots-talk = Bots talk
gather-bots-talk = Talk of bots
gather-bots-talk-yes = they say what they claim to believe
gather-bots-talk-no = they keep silent

## The end

end-you-win = You win!
end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-winner = winner
end-explained = The result, line by line
end-rematch = Play again
end-join-rematch = To the next game
end-replay = Replay
end-share = Share
end-another = Another game
end-fair-opened = The secret behind the shuffle is open now: with it anybody can redo the deal.

## Replays

replay-eyes = Seen by
replay-open = Everything open
replay-public = A spectator
replay-controls = Replay
replay-chance = Chance
replay-start = Before the first move
replay-to-start = To the start
replay-to-end = To the end
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-jump = Jump to a move
replay-turns = { $count } turns are marked
replay-forked = Fork, from move { $at }
replay-forked-help = This game was played on from another one. Go to where it left that game.
replay-share = Link to this move
replay-fork = Play on from here as { $name }
replay-download = Download
replay-verify = Check the shuffle
replay-honest = The deal was redone: every move and every draw is as recorded.
replay-honest-committed = The deal was redone: it is the one promised before the game.

## Coming in

join-title = Come to the table: { $game }
join-with = At the table: { $names }
join-name = Your name
join-any-name = Any name will do
join-sit = Sit down
join-enter = Come in
join-watch = Just watch
join-alone = Nobody is here yet.

## A game against bots at once

quick-title = { $game }: against bots
quick-seats = Players at the table
quick-against = { $count ->
        [one] You against one bot.
       *[other] You and { $count } bots.
    }
quick-i-begin = I begin
quick-go = Begin
quick-remembered = Remembered for next time. The cog beside “Play now” asks again.
quick-change = Play against bots: change how many and how strong
bot-who = Who
bot-anybody = anybody
bot-anybody-help = Whoever of the company has time.

## A new table

new-table-title = { $game } with friends
new-table-seats = Seats
new-table-bots = Bots among them
new-table-level = How strong the bots are
new-table-more = More choices
new-table-pace = Pace
pace-24 = A day a decision
pace-30 = 30 seconds a decision
pace-72 = Three days a decision
pace-90 = 90 seconds a decision
pace-none = No clock
pace-seconds = { $seconds } seconds a decision
pace-turn = { $seconds } seconds a turn
pace-hours = { $hours ->
        [24] a day
       *[other] { $hours } hours
    } a decision
new-table-spectators = Spectators
watch-public = may watch
watch-after = may watch once it is over
watch-off = none
new-table-public = Show it in the hall, so that anybody can join
new-table-practice = Practice: what bots have answered may be taken back, too (everybody sees that)
new-table-create = Make the table

## Before the game

gather-invite = Send this link, or let them scan the square. They type a name and sit down: no account needed.
gather-link = Link to this table
gather-copy = Copy
gather-copied = The link is copied.
gather-qr = The link as a picture to scan
gather-seats = Seats
gather-free = A free seat
gather-ready = ready
gather-not-ready = not ready yet
gather-move-here = Move here
gather-add-bot = Add a bot
gather-free-seat = Free this seat
gather-i-am-ready = I am ready
gather-start = Begin the game
gather-title = { $game } at { $name }’s
gather-taken = { $taken } of { $seats } seats taken
gather-host = host
gather-guest = guest
gather-bot-or-friend = Wait for a friend, or put a bot here.
gather-bring = Bring a friend
gather-share = Share
gather-code = Code
gather-agreed = What was agreed
gather-game = Game
gather-host-label = Host
gather-listed = In the hall
gather-listed-yes = shown under “Open tables”
gather-listed-no = only by link
gather-practice = Practice
gather-practice-yes = what bots have answered may be taken back, too
gather-practice-no = no: what a bot has answered stays
gather-free-seats = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
gather-fill-all = Fill with bots
gather-all-ready = Everybody is ready.
gather-leave-sure = Leave the table? Your seat becomes free.
gather-wait-seats = It can begin when every seat is taken: wait for friends, or add bots.
gather-wait-ready = It can begin when everybody is ready.
gather-wait-host = The host begins the game when every seat is taken.
gather-leave = Leave the table
gather-at-random = At random
gather-fair = Fair shuffle
gather-fair-help = The server has already promised its secret by this number; every player's browser adds to the shuffle; after the game the secret is opened and the deal can be redone.

## Tables

tables-replay = Replay
tables-back = Look
tables-join = Sit down
tables-watch = Watch
tables-go-on = Go on
tables-fork = fork
tables-nobody = nobody else yet
tables-with = with { $names }
tables-gathering = { $count ->
        [0] every seat taken
        [one] 1 seat free
       *[other] { $count } seats free
    } · since { $at }
tables-your-turn = Your turn · { $at }
tables-turn-of = { $name } to move · { $at }
tables-you-won = You won · { $at }
tables-won = { $count ->
        [one] { $names } won
       *[other] { $names } won together
    } · { $at }
tables-nobody-won = Nobody won · { $at }
tables-stranded-at = older rules · { $at }
tables-none = You have not played here yet.
tables-to-watch = To watch
tables-more = More tables
tables-from-file = Replay from a file
tables-from-file-help = A record that was downloaded from a replay
tables-no-record = This file is not a record of Spellhall.
tables-record-not-here = This file cannot be replayed here: it is damaged, or the game was played by other rules.
tables-record-too-long = This file is too large for a record.
tables-too-many = That was a lot in a short time: please wait a moment.
tables-past = Played
tables-no-such-code = No device shows this code now. Codes work once, for a few minutes.
tables-code = The code that your other device shows
tables-use-code = Be the same player here

## The first game


## The rule book

rules-search = Search rules and cards
rules-cards = Cards
rules-all-cards = All { $count } cards
rules-exact = The exact rules
rules-exact-help = Every rule has a number, so that you can point to it. The games follow these to the letter.
rules-nothing = Nothing found.

about-rulebooks = The games
about-rulebooks-text = follow the rulebooks of their authors. Magecraft is a game by Crimson Production, who give special thanks to Florence Ng, Francesco Valerio Romano, Alexandre Naoki Lau, Michael Chan and Bonnie Wu. The rulebooks of Castle of Magic, Magelight, Mage Wars and Nytherria do not name their authors. Names, texts and pictures of cards that no rulebook has are our own.
rules-by-magecraft = Magecraft is a game by Crimson Production. Special thanks, in their words, to Florence Ng, Francesco Valerio Romano, Alexandre Naoki Lau, Michael Chan and Bonnie Wu.
gallery-title = The cards of { $game }
gallery-count = { $cards ->
    [one] One card
   *[other] { $cards } cards
}, { $copies } in the box
gallery-all = All
gallery-deck = Deck
gallery-type = Type
gallery-search = Find a word on a card
gallery-copies-title = Copies
gallery-copies = { $count ->
    [one] One in the box
   *[other] { $count } in the box
}
gallery-signs = Signs
gallery-story = Its story
gallery-rules = Rules for this card
table-cards = All cards
table-in-gallery = In the gallery, with its story

## Settings

settings-colour = Your colour
settings-colour-saved = You will have this colour from the next table on.
colour-red = red
colour-blue = blue
colour-green = green
colour-gold = gold
colour-violet = violet
colour-orange = orange
colour-teal = teal
colour-grey = grey
settings-title = Settings
settings-save = Save
settings-saved = Saved.
settings-language = Language
settings-theme = Light
settings-auto = as my system
settings-dark = Candlelight (dark)
settings-light = Daylight (light)
looks-light = Light
looks-dark = Dark
looks-auto = Auto
settings-ask = Ask “are you sure?”
settings-ends = before moves that end something or cannot be undone
settings-never = never
settings-final = before moves that would hand somebody else the win
settings-always = before every move
settings-pace = Other players' moves
settings-forced = Ask me even when there is only one answer
settings-motion = Cards fly
settings-sound = Quiet sounds
settings-notify = Notify me when it is my turn and I am looking elsewhere
notices-away = With this page closed, too
notices-daily = at tables that are played over days
notices-every = at every table
notices-never = at none
notices-kept = You will be told when it is your turn.
notices-not-allowed = This browser is not allowed to send you notices.
notices-denied = This browser is forbidden to send you notices: allow them beside the address, and try again.
notices-not-here = This browser takes no notices from this hall while the page is closed.
notices-cannot = This browser cannot tell you anything while the page is closed: it takes notices only from pages over https, and on some phones only from those on the home screen.
notices-ask = Shall this browser tell you when it is your turn here, with the page closed, too?
notices-yes = Tell me
notices-no = No, thank you
devices-title = Where you are signed in
devices-some = A device
devices-this = this one
devices-seen = last here { $when }
devices-notices = gets notices of your turns
devices-revoke = Sign out
devices-revoke-yes = Sign it out now
devices-revoked = That device is signed out.
settings-text = Show the table in words below the board
settings-second = Play on a second device
settings-second-help = Type it there under “My tables”. It works once, for a few minutes.
settings-anew = Collect the cards and deal anew
settings-ask-anew = Ask for a new deal
settings-anew-help = Before the first move: if somebody saw what they should not, or did not see what they should.
settings-asked-anew = The host can now collect the cards and deal anew.
settings-report = Something is wrong
settings-report-help = What happened, and what should have happened? The game is kept with your note.
settings-report-send = Send the report
settings-reported = Thank you, it has arrived. Its number is { $id }.
settings-leave = Leave the table …
settings-leave-sure = Leave the table?
settings-leave-help = A bot plays on for you at once. You can come back at any time.
settings-leave-yes = Leave
settings-stay = Stay

## Keys

keys-title = Keys
key-number = play that move
key-moves = go to the moves; arrows step through them, Enter plays
key-board = go to the board
key-next = next / previous thing that you can use
key-name-enter = Enter
key-enter = play, or open the menu of what is selected
key-look = look at the card closely
key-find = find a move by its words
key-undo = undo
key-what = what can I do?
key-log = what happened
key-talk = talk
key-keys = these keys
key-close = close

## About

about-title = About
about-free = Free, no account, nothing to install
about-credit = Icons by game-icons.net, CC BY 3.0
about-text-1 = Spellhall is five card games of magic on one engine, free and open. Everything runs on the machine that serves this page: it asks no other host for anything, keeps no e-mail address and shows no advertising.
about-text-2 = The server decides everything and tells each player only what they may know. Shuffles can be checked after the game.
about-credits = Credits
about-icons = Icons
about-icons-text = game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), recoloured
about-fonts = Fonts
about-fonts-text = Alegreya Sans by Juan Pablo del Peral, Cinzel by Natanael Gama, SIL Open Font License 1.1
about-made-with = Made with
about-made-with-text = Svelte, Vite, qrcode-generator: MIT licence; Project Fluent: Apache License 2.0

## How strong a bot is

strength-gentle = Gentle
strength-fair = Fair
strength-strong = Strong
strength-master = Master
level-gentle = gentle bot
level-fair = fair bot
level-strong = strong bot
level-master = master bot
level-random = bot that plays at random
level-greedy = bot that looks one move ahead
level-search = searching bot
level-search-seconds = searching bot, thinks { $seconds } s
level-other = bot { $name }
level-bot = bot

## Kinds of cards

kind-shrine = Shrine
kind-character = Character
kind-outcome = Outcome
kind-ritual = Ritual
kind-arcanum = Arcanum
kind-country = Country
kind-wizard = Wizard
kind-cultist = Cultist
kind-monster = Monster
kind-starting-spell = Starting spell
kind-basic-spell = Basic spell
kind-further-spell = Further spell
kind-gem = Gem
kind-spell = Spell
kind-potion = Potion
kind-ally = Ally
kind-artifact = Artifact
kind-role = Role
kind-plain-role = Plain role
kind-guildmage = Guildmage
kind-infiltrator = Infiltrator
kind-light = Light
kind-dark = Dark
kind-main = Main card
kind-main--leader = Main card, leader
kind-quickplay = Quickplay
kind-event = Event
kind-trap = Trap
kind-stone--light- = Light Stone
kind-stone--dark- = Dark Stone
kind-fate = Fate
kind-creature = Creature
kind-plant = Plant
kind-item = Item
kind-armor = Armor
kind-magic = Magic
kind-structure = Structure
kind-level = Level
kind-challenge = Challenge
kind-resource = Resource
kind-curse = Curse
kind-blessing = Blessing
kind-enchanted = Enchanted
kind-mystic = Mystic
kind-arcane = Arcane
kind-quest = Quest
kind-mage = Mage
kind-good = Good
kind-neutral = Neutral
kind-evil = Evil
kind-cleric = Cleric
kind-druid = Druid
kind-elf = Elf
kind-fairy-godmother = Fairy Godmother
kind-gnome = Gnome
kind-ice-queen = Ice Queen
kind-sorcerer = Sorcerer
kind-warlock = Warlock
kind-witch = Witch
kind-necromancer = Necromancer

## What happened

story-round = Round { $round }
story-more = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
scene-cancelled = Cancelled
scene-at-you = at you
scene-hold = Hold
scene-go-on = Go on
scene-space = Space
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-once = At once

## Who I am

reveal-you-are = { $name }, you are: { $title }
reveal-name = { $name }, you are
reveal-wants = What you want, and how you win
reveal-seen = I have seen it
reveal-only-you = Only you see this
reveal-stays = It stays on the table: touch it to look again.
identity-castle-countries = 1000 for each country that the { $faction } rule
identity-castle-home = 1000 for each country that the { $faction } rule, 2000 for { $country }, your home
identity-castle-regalia = 1000 for each of the regalia under your pawns
identity-castle-command = 1000 if you command the Monster. The highest score wins.
identity-castle-fed = 1000 if the Monster is fed. The highest score wins.
identity-castle-devour = Devour at least one wizard or cultist: nothing else scores for you, and nothing scores more.
identity-magecraft-score = Be the first with { $goal } gems in your Score Area
identity-magecraft-last = or be the last who has HP.
identity-magelight-dark-day = Play Dark Day, from round { $round } on: { $mana } Mana at most
identity-magelight-down = or bring every Guildmage to 0 Power at once.
identity-magelight-cover = Your cover: { $role }. Nobody else holds that card, so it is safe to claim.
identity-magelight-unmask = Unmask every Infiltrator and bring them to 0 Power
identity-magelight-burn = or burn the library down, until no card is left to draw.
identity-magelight-sides = { $infiltrators } Infiltrators against { $guild } Guildmages
identity-magelight-guild = Guild
identity-magewars-at-once = As soon as that is so you win, whoever’s turn it is.
identity-magewars-dead = Whoever dies comes back with what the mage asks for; death is no end.
identity-magelight-with-you = with you
identity-magelight-eyes = Eyes closed
identity-magelight-look-up = The Infiltrators look up
identity-magelight-morning = Morning
night-title = The night
night-over = To the table
night-magelight-close = Everybody, close your eyes.
night-magelight-open = Infiltrators, open your eyes and see each other.
night-magelight-you-see = You look up and see:
night-magelight-alone = You look up. Nobody looks back: you are the only Infiltrator.
night-magelight-keep-closed = You keep your eyes closed.
night-magelight-again = Eyes closed again
night-magelight-close-again = Infiltrators, close your eyes.
night-magelight-morning = Everybody, open your eyes. It is morning.
identity-nytherria-title = Seeker of Stones
identity-nytherria-goal = { $goal } Stones in one row end the game
identity-nytherria-most = the most points win: 2 for a Stone, 2 more for a row of one kind
identity-nytherria-points = and the points on the cards in your hand.

## The end, staged

end-came = You came
end-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
end-of = of { $count }
end-you-lost = You lost
end-you = { $name } (you)
end-decided = What decided it
end-look = Look at the table
end-look-back = Back to the result

## A first game

coach-hide = Hide
coach-anew = Begin anew
coach-show = Hint
coach-step = Step { $step } of { $steps }
coach-name = The coach
coach-chapter = { $number } of { $of }
coach-next = Next
coach-back = Take it back
coach-for-me = Do it for me
coach-first = First read what the coach says, then choose “Next”.
coach-astray-title = You may do that
coach-astray = In a real game it could even be right. Here we want to see something else: let us take it back.
coach-real = Now a real game
