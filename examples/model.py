"""How a language model plays: python examples/model.py http://127.0.0.1:8420 [TABLE]

The model reads the table as text, with its moves, and answers with one of them; everything goes over plain HTTP.
Without a table it makes one and plays against the house's bots. What stands here for the model draws a move from what
it reads: put a call of yours into ``ask_model``. Needs nothing but Python.
"""

import json
import random
import re
import sys
import urllib.error
import urllib.request

TRIES = 3
TASK = """You play a card game. Below is the table as you see it, with what has happened since your last move and
your legal moves. Answer with one line: MOVE: and the move exactly as it is written."""

hall = sys.argv[1].rstrip("/")
token = ""


def ask_model(messages):
    """A stand-in for a language model: messages in, text out. It reads the moves in the last message and draws one."""
    moves = re.search(r"Moves: (.*)$", messages[-1]["content"], re.MULTILINE)[1].split(" | ")
    return f"I have thought about it.\nMOVE: {random.choice(moves)}"


def call(method, path, body=None):
    headers = {"authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(hall + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        text = answer.read().decode()
    return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text


def choose(text, moves):
    """What the model wants to play; the first move if it never says a legal one."""
    messages = [{"role": "system", "content": TASK}, {"role": "user", "content": f"{text}\nMoves: {' | '.join(moves)}"}]
    for _ in range(TRIES):
        said = ask_model(messages)
        found = re.findall(r"^MOVE: *(.*?) *$", said, re.MULTILINE)
        if found and found[-1] in moves:
            return found[-1]
        reminder = f"That is none of your moves.\nMoves: {' | '.join(moves)}"
        messages += [{"role": "assistant", "content": said}, {"role": "user", "content": reminder}]
    return moves[0]


token = call("POST", "/api/bots", {"name": "Example model"})["token"]
if len(sys.argv) > 2:
    table = f"/api/tables/{sys.argv[2]}"
    call("POST", f"{table}/sit", {})
else:
    wanted = {"game": "nytherria", "seats": 2, "bots": ["random"], "auto_start": True}
    table = f"/api/tables/{call('POST', '/api/tables', wanted)['id']}"
call("POST", f"{table}/ready", {})
read = 0  # up to which answer we know the news
while (turn := call("GET", f"{table}/turn"))["stage"] in ("gathering", "playing"):
    if not turn["your_turn"]:
        continue  # it was a long wait: wait again
    text = call("GET", f"{table}/view?as=text&since={read}")
    read = turn["view"]["number"]
    move = choose(text, [one["move"] for one in turn["view"]["decision"]["moves"]])
    try:
        call("POST", f"{table}/move", {"move": move, "moment": turn["moment"]})
    except urllib.error.HTTPError as error:
        if error.code != 409:  # the table has moved on: a bot has played for us, or a move was taken back
            raise
print(f"I was seat {turn['you']}; the winners are {turn['view']['result']['winners']}:")
print(call("GET", f"{table}/view?as=text&since={turn['view']['number']}"))
