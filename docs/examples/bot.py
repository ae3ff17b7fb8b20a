"""A bot in any language: it takes a seat, hears the table's stream and answers with a random legal move.

    python3 bot.py http://127.0.0.1:7433 wolf-and-sheep bot:medium
"""
import json
import random
import sys
import urllib.error
import urllib.request

server, game, opponent = sys.argv[1:4]
token = None


def call(method, path, body=None):
    request = urllib.request.Request(server + path, method=method)
    if token:
        request.add_header("Authorization", "Bearer " + token)
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request, data, timeout=60)


def ask(method, path, body=None):
    with call(method, path, body) as answer:
        return json.load(answer)


def changes(table):
    """Every state and change of the table, until the game is over."""
    with call("GET", f"/api/tables/{table}/events") as stream:
        for line in stream:
            if line.startswith(b"data: "):
                message = json.loads(line[6:])
                if "turn" in message:  # else it only says who is there
                    yield message
                    if message["status"] == "over":
                        return


token = ask("POST", "/api/guests", {"name": "Python"})["token"]
table = ask("POST", "/api/tables", {"game": game, "seats": ["me", opponent]})["table"]
for now in changes(table):
    if now["turn"].get("decisions"):
        choice = random.choice(now["legal"])
        try:
            ask("POST", f"/api/tables/{table}/moves", {"move": choice["move"], "seat": choice["seat"], "at": now["at"]})
        except urllib.error.HTTPError as error:
            if error.code != 409:  # late: the next change says how things stand
                raise
    if now["result"]:
        print(now["result"]["reason"])
