"""Plays through a proxy: proxies_play.py NAME PORT CERTIFICATE NODES. Only what Python brings along."""

import base64
import http.client
import json
import os
import socket
import ssl
import struct
import sys

NAME, PORT, CERTIFICATE, NODES = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
HOST = "table.example"
ORIGIN = f"https://{HOST}"
CONTEXT = ssl.create_default_context(cafile=CERTIFICATE)


def connect(source="127.0.0.1"):
    plain = socket.create_connection(("127.0.0.1", PORT), timeout=10, source_address=(source, 0))
    return CONTEXT.wrap_socket(plain, server_hostname=HOST)


def ask(method, path, body=None, headers=None, source="127.0.0.1"):
    """Status, headers and body of an answer."""
    connection = http.client.HTTPConnection(HOST)
    connection.sock = connect(source)
    sent = {"Host": HOST, "Origin": ORIGIN, **(headers or {})}
    if body is not None:
        sent["Content-Type"] = "application/json"
    connection.request(method, path, body=None if body is None else json.dumps(body), headers=sent)
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    return answer.status, answer.headers, text


class Socket:
    """A WebSocket client of text frames."""

    def __init__(self, cookie):
        self.wire = connect()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/socket HTTP/1.1", f"Host: {HOST}", f"Origin: {ORIGIN}", f"Cookie: {cookie}",
            "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}",
        ]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            byte = self.wire.recv(1)
            check(byte, f"the upgrade is answered: {head!r}")
            head += byte
        check(head.startswith(b"HTTP/1.1 101"), f"the upgrade passes: {head!r}")
        self.asked = 0

    def take(self, length):
        taken = b""
        while len(taken) < length:
            some = self.wire.recv(length - len(taken))
            check(some, "the socket stays open")
            taken += some
        return taken

    def hear(self):
        """The next text."""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            payload = self.take(length)
            if first & 15 == 1:
                return json.loads(payload)
            check(first & 15 != 8, f"the socket is not closed: {payload!r}")

    def say(self, text):
        payload, mask = text.encode(), os.urandom(4)
        if len(payload) < 126:
            head = bytes([0x81, 0x80 | len(payload)])
        else:
            head = bytes([0x81, 0x80 | 126]) + struct.pack(">H", len(payload))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        self.wire.sendall(head + mask + masked)

    def do(self, method, **params):
        self.asked += 1
        self.say(json.dumps({"jsonrpc": "2.0", "id": self.asked, "method": method, "params": params}))
        while True:
            heard = self.hear()
            if heard.get("id") == self.asked:
                check("result" in heard, f"{method}: {heard}")
                return heard["result"]


def check(right, what):
    if not right:
        sys.exit(f"proxies: {NAME}: not so: {what}")


status, headers, text = ask("POST", "/api/guest", {}, {"X-Forwarded-For": "203.0.113.1"})
check(status == 200, f"a guest comes in: {status} {text!r}")
cookie = headers["Set-Cookie"].split(";")[0]
check("Secure" in headers["Set-Cookie"], "the cookie only travels over HTTPS")

status, _, text = ask("POST", "/api/tables", {"game": "onirim"}, {"Cookie": cookie})
check(status == 200, f"a table is set up: {status} {text!r}")
table = json.loads(text)["table"]
line = Socket(cookie)
line.do("table.join", table=table)
step = line.do("table.sit", table=table, seat=1, step=0, key="sit")["step"]
step = line.do("table.start", table=table, step=step, key="start")["step"]
for move in range(5):
    seen = json.loads(ask("GET", f"/api/tables/{table}", headers={"Cookie": cookie})[2])
    action = seen["standing"]["legal"][0]
    step = line.do("table.act", table=table, **{"as": 1}, action=action, step=step, key=f"move {move}")["step"]
check(step == 7, f"five moves were made: {step}")

# One guest came from here; of five attempts at each node the others are left, whatever address the client makes up.
most = 5 * NODES
made_up = [f"203.0.113.{number}" for number in range(2, 2 * most + 2)]
answers = [ask("POST", "/api/guest", {}, {"X-Forwarded-For": address})[0] for address in made_up]
in_time = answers.count(200)
check(answers == [200] * 4 + [429] * 6 if NODES == 1 else in_time < most and answers[-1] == 429,
      f"nobody escapes a limit by a made-up address: {answers}")
check(ask("POST", "/api/guest", {}, source="127.0.0.2")[0] == 200, "others are counted for themselves")

check(ask("GET", "/metrics")[0] == 403, "the figures are not for everybody")
status = ask("POST", "/api/guest", {"name": "x" * 200_000}, source="127.0.0.2")[0]
# Caddy 2.6 notices while it passes the body on, and says 502.
check(status in (413, 502), f"large bodies are refused: {status}")
print(f"proxies: {NAME}: five moves over the socket, addresses and limits as they should be")
