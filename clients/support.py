"""What the clients in Python share: see support.mjs."""
import json
import os
import signal
import sys
import time
import traceback

RPC_URL = os.environ["RPC_URL"]
WS_URL = os.environ["WS_URL"]
CHAIN_ID = int(os.environ["CHAIN_ID"])
PRIVATE_KEY = os.environ["PRIVATE_KEY"]
ADDRESS = os.environ["ADDRESS"]
TARGET = os.environ["TARGET"]
RECIPIENT = "0x00000000000000000000000000000000DeaDBeef"
STEP_LIMIT_S = 40

with open(os.environ["ARTIFACT"]) as file:
    PROBE = json.load(file)


class TooLate(Exception):
    pass


def _too_late(_number, _frame):
    raise TooLate(f"not done within {STEP_LIMIT_S} s")


signal.signal(signal.SIGALRM, _too_late)


def step(name):
    """Decorates a function: runs it at once, prints a line about it, and becomes what it returned."""

    def run(function):
        started = time.monotonic()
        line = {"step": name, "ok": True}
        result = None
        signal.alarm(STEP_LIMIT_S)
        try:
            result = function()
        except Exception:  # noqa: BLE001
            line |= {"ok": False, "reason": traceback.format_exc()[-1500:]}
        signal.alarm(0)
        line["ms"] = round((time.monotonic() - started) * 1000)
        print(json.dumps(line), flush=True)
        return result

    return run


def equal(actual, expected, what="value"):
    if actual != expected:
        raise AssertionError(f"{what}: expected {expected!r}, got {actual!r}")


def check(condition, what):
    if not condition:
        raise AssertionError(f"not so: {what}")


sys.dont_write_bytecode = True
