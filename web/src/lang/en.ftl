# Every word of the page that is not a game's own or the hall's, in English.

home = To the hall
pages = Pages
close = Close
cancel = Cancel
yes = Yes
no = No
loading = One moment …
offline = The hall cannot be reached. Is the server running, and are you connected?

## The start page

start-title = Spellhall
start-subtitle = Five card games of magic. Play against bots at once, or send a link to your friends.
start-play-now = Play now
start-with-friends = With friends
start-learn = First game
start-rules = Rules
start-players = { $range } players
start-open-tables = Open tables
start-no-tables = No table is open right now. Make one with friends.
start-my-tables = My tables
start-go-on = Go on playing

## The games

game-castle-length = 30–60 min
game-magecraft-length = 30–45 min
game-nytherria-length = 20–40 min
game-magelight-length = 40–70 min
game-magewars-length = 45–90 min

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
table-find-move = Find a move
table-no-move-like-that = No move like that now.
table-only-these = Nothing else is possible now: the rules allow exactly these moves.
table-not-your-turn = It is not your turn. You can look at cards, read the log and talk.
table-how-to-win = How to win
table-undo = Undo
table-undo-asked = Asked to undo
table-nothing-to-undo = There is nothing to take back.
table-wish-to-undo = { $name } would like to take a move back. Is that all right?
table-pass-this-turn = Pass every window this turn
table-pass-unless = Pass when I can do nothing else
table-board = The table
table-not-this = Nothing can be done with this now. You are asked: { $prompt }
table-not-now = It is not your turn: { $name } is asked.
table-ends-turn = Your turn ends with this.
table-ends-turn-for-good = Your turn ends with this, and it cannot be taken back.
table-ends-game = The game ends with this.
table-cannot-be-undone = Chance answers this: it cannot be taken back.
table-sure = Are you sure?
table-since = Since your last move ({ $count })
table-since-your-move = Since your last move
table-done-for-you = A bot made { $count ->
        [one] one move
       *[other] { $count } moves
    } for you
table-while-away = you were away
table-time-up = your time was up
table-nothing-yet = Nothing has happened yet.
table-quiet-here = Nobody has said anything yet.
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
table-own-board = Show the game's own board
table-general-board = Show the plain layout
table-cannot-enter = This table cannot be opened
table-hand = Your hand
table-not-your-turn-now = It is not your turn.

## Castle of Magic

castle-active = { $count } of 9 active
castle-rulers = ruled by
castle-cast-now = Cast now:
castle-outcome-down = outcome still face down
castle-supply = in supply
castle-your-character = You are
castle-unseen = Never seen
castle-unclaimed = unclaimed
castle-not-found = not found yet
castle-your-score = Your score: { $score }
castle-if-monster = or { $score }, if the one devoured is the Monster
castle-quiet = Quiet turns

## Magecraft

magecraft-academy = The Academy
magecraft-learn = Learn: { $cost }
magecraft-cast = Cast: { $cost }

## Nytherria

nytherria-points =
    { $count ->
        [one] 1 point in hand at the end
       *[other] { $count } points in hand at the end
    }
nytherria-temple = The temple
nytherria-nothing = No card in play

## Magelight

magelight-costs = Costs { $mana } Mana to play
magelight-burns = Burns for { $mana } Mana
magelight-piles = The library
magelight-unknown = unknown

## Mage Wars

magewars-fills = Fills { $icons }
magewars-card-health = Health { $health }
magewars-centre = The middle
magewars-crafts = In the making
magewars-needs = Needs { $recipe }
magewars-wins = To win:

## Quick claims

claims-title = Quick claims
claims-i-am-title = I am …
claims-i-am = I am the { $role }.
claims-suspect-title = I suspect …
claims-suspect = I suspect { $name }.
claims-trust-title = I trust …
claims-trust = I trust { $name }.

## The end

end-you-win = You win!
end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-winner = winner
end-player = Player
end-explained = The result, line by line
end-score = Score
end-how = How it was decided
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

## A new table

new-table-title = { $game } with friends
new-table-seats = Seats
new-table-bots = of them bots
new-table-level = How strong the bots are
new-table-more = More choices
new-table-pace = Pace
pace-24 = A day a decision
pace-30 = 30 seconds a decision
pace-72 = Three days a decision
pace-90 = 90 seconds a decision
pace-none = No clock
new-table-spectators = Spectators
watch-public = may watch
watch-after = may watch once it is over
watch-off = none
new-table-public = Show it in the hall, so that anybody can join
new-table-create = Make the table

## Before the game

gather-invite = Send this link to your friends. They type a name and sit down.
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
gather-wait-seats = It can begin when every seat is taken: wait for friends, or add bots.
gather-wait-ready = It can begin when everybody is ready.
gather-wait-host = The host begins the game when every seat is taken.
gather-leave = Leave the table
gather-fair = Fair shuffle
gather-fair-help = The server has already promised its secret by this number; every player's browser adds to the shuffle; after the game the secret is opened and the deal can be redone.

## Tables

tables-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
tables-over = over
tables-playing = playing
tables-stranded = older rules
tables-replay = Replay
tables-back = Back to it
tables-join = Join
tables-watch = Watch
tables-none = You have not played here yet.
tables-to-watch = To watch
tables-from-file = Replay from a file
tables-from-file-help = A record that was downloaded from a replay
tables-code = The code that your other device shows
tables-use-code = Be the same player here

## The first game

learn-step = Step { $step } of { $steps }.

## The rule book

rules-search = Search rules and cards
rules-cards = Cards
rules-exact = The exact rules
rules-exact-help = Every rule has a number, so that one can point at it. The games follow these to the letter.
rules-nothing = Nothing found.

## Settings

settings-colour = Your colour
settings-colour-saved = From the next table on you have this colour.
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
settings-auto = as the device
settings-dark = Candlelight (dark)
settings-light = Daylight (light)
settings-ask = Ask “are you sure?”
settings-never = never
settings-final = before moves that end something or cannot be undone
settings-always = before every move
settings-motion = Cards fly
settings-sound = A sound when it is my turn
settings-notify = A notification when it is my turn and I look elsewhere
settings-text = Show the table in words below the board
settings-second = Play on a second device
settings-second-help = Type it there under “My tables”. It works once, for a few minutes.
settings-report = Something is wrong
settings-report-help = What happened, and what should have happened? The game is kept with your note.
settings-reported = Thank you. Its number is { $id }.
settings-leave = Leave the table (a bot plays on)

## Keys

keys-title = Keys
key-number = play that move
key-moves = to the moves; arrows walk through them, Enter plays
key-board = to the board
key-next = next / previous thing that can be done something with
key-name-enter = Enter
key-enter = play, or open the menu of the thing
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

level-random = easy bot
level-greedy = medium bot
level-search = strong bot
level-search-seconds = strong bot, thinks { $seconds } s
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
