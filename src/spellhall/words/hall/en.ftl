# What the hall says, in English: reasons, and what there is to say of bots and records.

## Who one is

refusal-who-are-you = Say your name first.
refusal-you-watch = Say your name first: without one you only watch.
refusal-unreadable-name = A name needs at least one readable character.
refusal-unreadable-talk = What you say needs at least one readable character.
refusal-program-needs-no-code = A program has its token and needs no code.
refusal-program-needs-no-notices = A program waits for its turn on its line and needs no notices.
refusal-too-many-devices = This guest already uses { $devices } devices: sign one of them out first.
refusal-no-such-device = You have no such device.
refusal-device-revoked = This device has been signed out: say your name to come in as a new guest.
refusal-no-push-service = Notices go to a browser’s push service: an https address with a host name and no port.
refusal-code-not-valid = This code is not valid, or no longer valid: ask for a new one.

## Notices

push-your-turn = It is your turn at a table.

## What there is

refusal-no-such-table = There is no such table.
refusal-no-such-game = There is no such game.
refusal-no-such-language = The language “{ $language }” is not spoken here; these are: { $languages }.
refusal-no-such-form = An answer can be had as JSON or as text.
refusal-no-such-level = There is no bot of the strength “{ $level }”; there are { $levels }.
refusal-no-such-companion = No bot of the company is called “{ $who }”; there are { $company }.
refusal-companion-sits = { $who } sits at this table already.
refusal-no-such-seat =
    There is no seat { $number }: { $places ->
        [one] there is only seat 0
       *[other] the { $places } seats are counted from 0
    }.
refusal-no-tutorial = There is no first game for this one.
refusal-no-lesson = No lesson is being given here.
refusal-lesson-ends = That would end the game, and the lesson is not over yet. Try what the coach shows.
refusal-metrics-need-a-token = Only the operator of the hall may read its figures, with the metrics_token from its settings.
refusal-nothing-here = There is nothing at this address.
refusal-not-played-here = { $game } cannot be played here.
refusal-game-gone = This hall does not have the game “{ $game }” any more.

## Before the game

refusal-bad-setup = The game cannot be set up like this: { $detail }
refusal-too-many-bots =
    { $bots ->
        [one] One bot does
       *[other] { $bots } bots do
    } not fit in: the table has { $places ->
        [one] one seat
       *[other] { $places } seats
    }.
refusal-chosen-is-not-public = A table whose deal you choose is for practice and never public: leave out the seed and the scenario, or make it a table by link only.
refusal-two-clocks = The time for a turn is a clock already: do not add a clock for decisions.
refusal-too-many-tables = You have too many unfinished tables: finish some first.
refusal-begun-already = The game has begun already.
refusal-only-the-host = Only the host of the table may do this.
refusal-first-is-drawn = In this game the host cannot choose who begins.
refusal-no-other-deal = The cards can only be dealt anew before anybody but a bot has moved, and not where the deal was chosen.
refusal-asked-anew-already = You have asked for another deal already: the host can collect the cards.
refusal-all-seats-taken = All seats are taken.
refusal-seat-taken = Somebody sits there already.
refusal-nobody-there = Nobody sits there.
refusal-seat-free = Seat { $number } is free: wait for somebody, or put a bot there.
refusal-not-ready = { $seat } is not ready yet.
refusal-bad-salt = A salt is printable text, on one line.

## During the game

refusal-not-begun = The game has not begun.
refusal-over = The game is over.
refusal-not-over = The game is not over.
refusal-not-at-a-table = This cannot be done at a table.
refusal-no-seat = You have no seat at this table.
refusal-did-not-play = You did not play at this table.
refusal-not-seen = You have not seen this game.
refusal-not-for-spectators = This game is closed to spectators.
refusal-not-asked = It is not your turn to answer.
refusal-moved-on = The table has moved on since: look again.
refusal-others-quicker = Others were quicker: try again.
refusal-illegal-move = “{ $move }” is not a legal move now.
refusal-away-already = You are away already.
refusal-rematch-already = There is a rematch already: go there.
refusal-another-asked = Another player has asked already.
refusal-no-consent-awaited = Nobody is waiting for your consent.
refusal-other-rules = This game began under rules that this hall no longer has: take its record.
refusal-other-deal = The deal of this table cannot be repeated: the game cannot go on.
refusal-log-does-not-replay = The log of this table does not replay: it is kept, but the game cannot go on.
refusal-log-takes-back-too-much = The log of this table takes back a move that chance has sealed.

## Taking back

undo-watching = You only watch.
undo-nothing = You have made no move yet.
undo-over = The game is over.
undo-asked = The others have been asked.
undo-chance = Chance has answered since your last move.
undo-answered = A bot has answered since. At a practice table that, too, can be taken back.
undo-secret = A secret has been opened since your last move.
undo-looking = One moment: did your last move tell a secret?
undo-free = Nobody has learnt anything since.
undo-consent = { $seats } must agree: they have learnt something since.

## Records and replays

refusal-bad-record = This is not a record that can be replayed: { $detail }
refusal-record-of-other-game = The record is of a game that this hall does not have.
refusal-record-too-long = A record has at most { $most } answers here.
refusal-record-takes-too-long = This record takes too long to replay.
refusal-replay-not-yet = The game is not over: its replay opens with its end.
refusal-over-there = The game is over at that point: there is nothing to try.
refusal-no-such-eyes = A replay is seen with open eyes, by the public, or from a seat counted from 0.
refusal-fairness-damaged = The part about fairness is damaged: it needs a secret, salts and a commitment, all of them texts.
refusal-other-secret = The opened secret is not the one whose hash was shown before the deal.
refusal-other-seed = The shuffle was not made from the secret and the players' salts.
verdict-honest = Every move is legal, and chance answered as the shuffle says.
verdict-not-honest = The record does not hold: { $detail }

## Requests and lines

refusal-bad-request = This request cannot be understood: { $detail }
refusal-broke-off = The request broke off.
refusal-no-message = This is not a message of the protocol: { $detail }
refusal-not-text = Messages are text, not bytes.
refusal-message-too-large = A message has at most { $most } bytes.
refusal-request-too-large = A request has at most { $most } bytes.
refusal-no-hello = No greeting came.
refusal-hello-first = The first message must be the greeting.
refusal-other-protocol = This page is older than the hall: reload it.
refusal-wrong-origin = This page does not belong to this hall.
refusal-no-room = The hall has no room for another connection right now.
refusal-talk-silent = Nobody talks at this table until the game is over.
refusal-talk-claims = At this table only ready-made claims are allowed until the game is over.
refusal-no-such-claim = “{ $kind }” is not a claim of this game; there are: { $kinds }.
refusal-claim-about =
    { $names_count ->
        [0] The claim “{ $kind }” is about nothing else.
       *[other] The claim “{ $kind }” is about these, no more and no less: { $names }.
    }
refusal-claim-of = “{ $value }” does not fit this game as “{ $name }” of a claim.
refusal-claim-seat = There is no seat { $value } at this table: seats are 0 to { $last }.
refusal-claim-of-oneself = This claim is about another player, not about yourself.
refusal-muted = The host has muted your free text at this table. You can still make ready-made claims.
refusal-nobody-to-mute = You can mute other players only, not a bot and not yourself.
refusal-nothing-to-note = There is nothing “{ $about }” to note down here: a note is about a seat (seat2) or about a card or place of this game (thing-ID).
refusal-note-of-a-thing = Only a player can be trusted, doubted or taken for somebody; a note about a card is a text.
refusal-no-such-role = There is nobody “{ $role }” in this game.
refusal-empty-note = A note needs at least one readable character.
refusal-talk-too-fast = You talk too fast: wait a moment.
refusal-too-fast =
    Too many { $what ->
        [messages] messages
        [new_guests] new guests
        [new_tables] new tables
        [codes] codes
        [chat] lines of chat
        [readings] looks at records
        [uploads] uploads
       *[requests] requests
    }: wait a moment.
refusal-too-many =
    There are too many connections { $what ->
        [connections_of_guest] of one guest
       *[connections_from_address] from one address
    }.
refusal-reader-busy = Many records are being looked at: try again in a moment.
refusal-too-slow = Your request arrives too slowly: try again.
refusal-wrong-host = This hall is not { $host }. Its operator can say in the settings that it is: hosts = ["{ $host }"]
refusal-hall-full = The hall is full: nothing new can be kept here until its operator makes room. Games that have begun go on.
refusal-too-many-records = You keep { $most } records here already: old ones are deleted in time.
refusal-unreadable-note = This report cannot be read: say what went wrong.
refusal-mixed-scripts = A name must be written in one script.
refusal-looks-like = Your name looks like that of { $name }: choose another one.
refusal-no-database = The database cannot be reached: try again in a moment.
refusal-our-mistake = Something went wrong here; it has been noted.
bye-closing = The hall closes for a moment: everything is saved.

## The strength of bots

level-gentle = Looks one move ahead, and is content with any move that keeps three fifths of its chances: for those who have just learnt the game.
level-fair = Looks one move ahead and plays what leaves it in the best position.
level-strong = Tries { $worlds } lines of play in imagined worlds before each move.
level-master = Tries lines of play in imagined worlds for as long as the table allows.
level-random = Plays any legal move, each as likely as the next.
level-greedy = Plays what leaves it in the best position, one move ahead.
level-worlds = Tries { $worlds } lines of play in imagined worlds before each move.
level-seconds =
    Thinks for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } before each move.

## What the bots of the company are like

temper-even = Even: plays for the win and for nothing else.
temper-careful = Careful: would rather keep a small chance than stake it on a large one.
temper-bold = Bold: likes a gamble better than a safe little lead.
temper-envious = Envious: cannot bear to see anybody far ahead.
temper-merciful = Merciful: likes it when nobody falls far behind.
temper-vengeful = Vengeful: holds down whoever aimed something at it last.
temper-greedy = Greedy: likes stones, regalia, spells, allies and pets a little more than the win needs.
