"""Meets the lies of ../support/hostileServer.ts, with and without asyncio, and prints what the SDK makes of each."""

from __future__ import annotations

import asyncio
import json
import sys
import traceback
from collections.abc import Awaitable
from typing import Any
from urllib.parse import quote

from halley_client import AsyncHalleyClient, HalleyClient, HalleyError, Options, calls

INPUT: dict[str, Any] = json.loads(open(sys.argv[1]).read())


#: Attempts for an honest answer. The time is as short as for the lie, and the machine may be slow.
ATTEMPTS = range(20)


class Report:
    """What one client makes of one lie."""

    def __init__(self, client: str, lie: dict[str, Any]) -> None:
        self.line: dict[str, Any] = {"client": client, "kind": lie["kind"], "name": lie["name"], "after": None}
        self.ends: list[str] = []
        self.messages: list[str] = []

    def end_of(self, outcome: Any) -> str:
        """A quantity, or the class of the error. An error that is not of the SDK is said to be so."""
        if isinstance(outcome, int):
            return hex(outcome)
        if not isinstance(outcome, HalleyError):
            return f"not an error of the SDK: {outcome!r}"
        self.messages += [str(outcome), repr(outcome), "".join(traceback.format_exception(outcome))]
        return type(outcome).__name__

    def add(self, outcome: Any) -> None:
        self.ends.append(self.end_of(outcome))

    def show(self) -> None:
        print(json.dumps({**self.line, "ends": self.ends, "messages": self.messages}), flush=True)


def url_of(client: str, lie: dict[str, Any]) -> str:
    scheme = "http" if lie["kind"] in ("calls", "batches", "traces") else "ws"
    return f"{INPUT['http'].replace('http', scheme, 1)}/{client}/{lie['kind']}/{quote(lie['name'], safe='')}"


def options_of(lie: dict[str, Any]) -> Options:
    return Options(
        retries=0,
        backoff=0.001,
        token=INPUT["token"],
        max_answer_size=INPUT["maxAnswer"],
        timeout=lie["timeoutMs"] / 1000,
        max_waiting=lie["maxWaiting"],
    )


def calls_of(answer: Any) -> Any:
    """How many calls lie inside each other in a trace; an error is handed on."""
    if isinstance(answer, Exception):
        return answer
    count = 0
    frame = answer.get("vmTrace", answer)
    while frame is not None:
        count += 1
        inner = frame.get("calls") or frame.get("ops")
        frame = inner[0].get("sub", inner[0]) if inner else None
    return count


async def caught(work: Awaitable[Any]) -> Any:
    try:
        return await work
    except Exception as error:
        return error


async def meet(lie: dict[str, Any]) -> None:
    report = Report("asyncio", lie)
    async with AsyncHalleyClient(url_of("asyncio", lie), options_of(lie)) as client:
        if lie["kind"] == "subscriptions":
            heads = client.subscribe_new_heads()
            if lie["maxWaiting"] < 10:
                await caught(heads.ready())
                await client.eth.gas_price()
            while len(report.ends) < lie["take"]:
                head = await caught(heads.__anext__())
                report.add(head if isinstance(head, Exception) else head["number"])
                if isinstance(head, Exception):
                    break
            await heads.aclose()
        else:
            if lie["kind"] in ("batches", "socketBatches"):
                outcomes = await caught(client.batch(calls.eth.block_number(), calls.eth.gas_price()))
                for outcome in [outcomes] * 2 if isinstance(outcomes, Exception) else outcomes:
                    report.add(outcome)
            elif lie["kind"] == "traces":
                report.add(calls_of(await caught(client.request(lie["name"], bytes(32)))))
            else:
                report.add(await caught(client.eth.block_number()))
            for _ in ATTEMPTS:
                report.line["after"] = report.end_of(await caught(client.eth.block_number()))
                if report.line["after"] != "CallTimeoutError":
                    break
    report.show()


def number(client: HalleyClient) -> Any:
    try:
        return client.eth.block_number()
    except Exception as error:
        return error


def meet_without_asyncio(lie: dict[str, Any]) -> None:
    report = Report("sync", lie)
    with HalleyClient(url_of("sync", lie), options_of(lie)) as client:
        if lie["kind"] == "subscriptions":
            heads = client.subscribe_new_heads()
            try:
                if lie["maxWaiting"] < 10:
                    try:
                        heads.ready()
                    except HalleyError:
                        pass  # It is told again.
                    client.eth.gas_price()
                while len(report.ends) < lie["take"]:
                    report.add(next(heads)["number"])
            except Exception as error:
                report.add(error)
            heads.close()
        else:
            if lie["kind"] in ("batches", "socketBatches"):
                try:
                    for outcome in client.batch([("eth_blockNumber",), ("eth_gasPrice",)]):
                        report.add(outcome)
                except Exception as error:
                    report.ends = [report.end_of(error)] * 2
            elif lie["kind"] == "traces":
                report.add(calls_of(client.request(lie["name"], bytes(32))))
            else:
                report.add(number(client))
            for _ in ATTEMPTS:
                report.line["after"] = report.end_of(number(client))
                if report.line["after"] != "CallTimeoutError":
                    break
    report.show()


async def main() -> None:
    for lie in INPUT["lies"]:
        await meet(lie)


asyncio.run(main())
for one in INPUT["lies"]:
    meet_without_asyncio(one)
