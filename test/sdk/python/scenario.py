"""The scenario of ../README.md in Python: the first steps without asyncio, subscriptions and concurrency with it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

from examples import EXAMPLE_CALLS
from halley_client import (
    AsyncHalleyClient,
    ExecutionRevertedError,
    HalleyClient,
    HalleyError,
    HexBytes,
    RpcError,
    calls,
)
from typing_extensions import assert_type

INPUT: dict[str, Any] = json.loads(open(sys.argv[1]).read())
PROBE: str = INPUT["probe"]
CALLS: dict[str, str] = INPUT["calls"]



def wire(value: Any) -> Any:
    """Wire JSON: an int is written as a quantity, bytes as hex."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return hex(value)
    if isinstance(value, bytes):
        return "0x" + value.hex()
    if isinstance(value, dict):
        return {key: wire(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [wire(item) for item in value]
    return value


def show(**line: Any) -> None:
    print(json.dumps(line), flush=True)


def read(http: HalleyClient) -> None:
    show(
        step="read",
        chainId=wire(http.eth.chain_id()),
        balance=wire(http.eth.get_balance(INPUT["account"], 1)),
        block=wire(http.eth.get_block_by_number(1, False)),
        transaction=wire(http.eth.get_transaction_by_hash(bytes(32))),
    )


def batch(http: HalleyClient) -> None:
    outcomes = http.batch(
        calls.eth.chain_id(),
        calls.eth.call({"to": PROBE, "data": CALLS["revertWithReason"]}),
        calls.eth.call({"to": PROBE, "data": CALLS["value"]}),
    )
    # The type checker knows each type.
    assert_type(outcomes, tuple[int | HalleyError, HexBytes | HalleyError, HexBytes | HalleyError])
    results = []
    for outcome in outcomes:
        if isinstance(outcome, RpcError):
            error = {"code": outcome.code, "message": outcome.message, "data": wire(outcome.data)}
            results.append({"error": error})
        else:
            results.append({"result": wire(outcome)})
    show(step="batch", results=results)


def reverted(http: HalleyClient, data: str) -> dict[str, Any]:
    try:
        http.eth.call({"to": PROBE, "data": data})
    except ExecutionRevertedError as error:
        return {
            "class": type(error).__name__,
            "code": error.code,
            "message": error.message,
            "data": wire(error.data),
            "reason": error.reason,
        }
    raise AssertionError("the call did not revert")


def send(http: HalleyClient) -> None:
    hashes = []
    receipts = []
    for transaction in [INPUT["deploy"], *INPUT["transactions"]]:
        transaction_hash = http.eth.send_raw_transaction(transaction)
        receipt = None
        while receipt is None:
            receipt = http.eth.get_transaction_receipt(transaction_hash)
            time.sleep(0.02)
        hashes.append(wire(transaction_hash))
        receipts.append(wire(receipt))
    show(step="send", hashes=hashes, receipts=receipts)


async def subscribe() -> None:
    async with AsyncHalleyClient(INPUT["ws"]) as client:
        heads = client.subscribe_new_heads()
        logs = client.subscribe_logs({"address": PROBE})
        await heads.ready()
        await logs.ready()
        show(ready="cut")
        told = json.loads(await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline))
        last = int(told["lastBlock"], 16)
        all_heads = []
        async for head in heads:
            all_heads.append(wire(head))
            if head["number"] == last:
                break
        all_logs = []
        async for log in logs:
            all_logs.append(wire(log))
            if log["blockNumber"] == last:
                break
        show(step="subscribe", heads=all_heads, logs=all_logs, reconnects=heads.reconnects)
        await heads.aclose()
        await logs.aclose()


async def concurrent() -> None:
    async def hits(url: str) -> int:
        async with AsyncHalleyClient(url) as client:
            first = await client.eth.get_block_by_number(1)
            blocks = await asyncio.gather(*(client.eth.get_block_by_number(1) for _ in range(100)))
            return sum(block is not None and first is not None and block["hash"] == first["hash"] for block in blocks)

    show(step="concurrent", webSocket=await hits(INPUT["ws"]), http=await hits(INPUT["http"]))


def first_head_without_asyncio() -> None:
    """The subscription is left as it is: closing the client ends it, without a complaint of asyncio."""
    with HalleyClient(INPUT["ws"]) as client:
        for head in client.subscribe_new_heads():
            if head["number"] < 1:
                raise AssertionError("a head has no number")
            return


def examples() -> None:
    with HalleyClient(INPUT["examples"]) as client:
        called = [
            {"method": method, "index": index, "result": wire(call(client))} for method, index, call in EXAMPLE_CALLS
        ]
    show(step="examples", called=called)


def main() -> None:
    with HalleyClient(INPUT["http"]) as http:
        read(http)
        batch(http)
        with_reason = reverted(http, CALLS["revertWithReason"])
        show(step="revert", withReason=with_reason, withCustomError=reverted(http, CALLS["revertWithCustomError"]))
        send(http)
        logs = http.eth.get_logs(
            {"address": PROBE, "fromBlock": int(INPUT["fromBlock"], 16), "toBlock": "latest"}
        )
        show(step="logs", logs=wire(logs))
    asyncio.run(subscribe())
    asyncio.run(concurrent())
    first_head_without_asyncio()
    examples()


main()
