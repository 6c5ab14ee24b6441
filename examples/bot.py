"""A program that plays a legal game: python examples/bot.py http://127.0.0.1:8420 [TABLE]

Without a table it makes one and plays against the house's bots. It thinks in a thread of its own, so that it goes on
answering the hall's beats however long that takes. Needs: pip install websockets
"""

import json
import random
import secrets
import sys
import threading
import urllib.request

from websockets.sync.client import connect

hall = sys.argv[1].rstrip("/")


def think(view):
    """The move to play: put your own thoughts here."""
    return random.choice(view["decision"]["moves"])["move"]


def get(path, token="", data=None):
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return urllib.request.urlopen(urllib.request.Request(hall + path, data, headers)).read().decode()


def post(path, body, token=""):
    return json.loads(get(path, token, json.dumps(body).encode()))


token = post("/api/bots", {"name": "Example bot"})["token"]
if len(sys.argv) > 2:
    table = sys.argv[2]
else:
    wanted = {"game": "castle", "seats": 4, "bots": ["random"] * 3, "auto_start": True}
    table = post("/api/tables", wanted, token)["id"]
address = f"{hall.replace('http', 'ws', 1)}/api/tables/{table}/socket"
asked = -1  # the moment of the question that we think about, or have answered
with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:
    tell = lambda type, **more: socket.send(json.dumps({"type": type, **more}))

    def answer(view, moment):
        tell("move", id=secrets.token_hex(4), moment=moment, move=think(view))

    tell("hello", protocol=2)
    for message in map(json.loads, socket):
        if message["type"] == "beat":
            tell("beat")
        elif message["type"] == "full" and message["table"]["stage"] == "gathering":
            if message["you"] is None:
                tell("sit", id=secrets.token_hex(4))
            elif not message["table"]["seats"][message["you"]]["ready"]:
                tell("ready", id=secrets.token_hex(4), salt=secrets.token_hex(8))
        view = message.get("view")
        if view and view["result"]:
            print(f"I was seat {view['you']}; the winners are {view['result']['winners']}:")
            print(get(f"/api/tables/{table}/view?as=text&since={view['number']}", token))  # how it ended, in words
            break
        if view and view["decision"] and view["decision"]["seat"] == view["you"] and message["moment"] > asked:
            asked = message["moment"]
            threading.Thread(target=answer, args=(view, asked), daemon=True).start()
