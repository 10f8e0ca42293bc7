"""web3.py, over HTTP and WebSocket."""
import asyncio
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from support import ADDRESS, CHAIN_ID, PRIVATE_KEY, PROBE, RECIPIENT, RPC_URL, TARGET, WS_URL, check, equal, step  # noqa: E402
from eth_account import Account  # noqa: E402
from web3 import AsyncWeb3, Web3  # noqa: E402
from web3.exceptions import ContractCustomError  # noqa: E402
from web3.middleware import SignAndSendRawMiddlewareBuilder  # noqa: E402
from web3.providers import WebSocketProvider  # noqa: E402

w3 = Web3(Web3.HTTPProvider(RPC_URL))
account = Account.from_key(PRIVATE_KEY)
w3.middleware_onion.inject(SignAndSendRawMiddlewareBuilder.build(account), layer=0)
w3.eth.default_account = account.address


def send():
    return w3.eth.send_transaction({"from": ADDRESS, "to": RECIPIENT, "value": 1})


def mined(sent):
    receipt = w3.eth.wait_for_transaction_receipt(sent, poll_latency=0.05)
    equal(receipt["status"], 1, "status")
    return receipt


@step("chain id")
def _():
    equal(w3.eth.chain_id, CHAIN_ID)


@step("block 0")
def _():
    block = w3.eth.get_block(0)
    equal(block["number"], 0)
    equal(w3.eth.get_block(block["hash"])["number"], 0, "by hash")
    equal(w3.eth.get_block("earliest")["number"], 0, "earliest")


@step("latest block")
def _():
    check(w3.eth.get_block("latest", True)["baseFeePerGas"] is not None, "a base fee")


@step("balance")
def _():
    check(w3.eth.get_balance(ADDRESS) > 10**18, "more than 1")


@step("deploy")
def contract():
    factory = w3.eth.contract(abi=PROBE["abi"], bytecode=PROBE["bytecode"])
    receipt = mined(factory.constructor(7).transact())
    deployed = w3.eth.contract(address=receipt["contractAddress"], abi=PROBE["abi"])
    equal(deployed.functions.value().call(), 7)
    return deployed


@step("send")
def sent():
    return send()


@step("receipt")
def _():
    receipt = mined(sent)
    equal(w3.eth.get_transaction(sent)["blockHash"], receipt["blockHash"], "block hash")


@step("gas used with a wide limit")
def _():
    # web3.py adds 100,000 to its estimate.
    equal(mined(sent)["gasUsed"], 21000, "gas used")


@step("logs")
def _():
    receipt = mined(contract.functions.store(9, "logs").transact())
    logs = contract.events.Stored().get_logs(argument_filters={"value": 9}, from_block=receipt["blockNumber"])
    equal(len(logs), 1, "logs")
    equal(logs[0]["args"]["note"], "logs")


@step("watch blocks")
def _():
    watcher = w3.eth.filter("latest")
    hashes = []
    while len(hashes) < 5:
        mined(send())
        hashes += watcher.get_new_entries()
    numbers = [w3.eth.get_block(each)["number"] for each in hashes]
    equal(numbers, list(range(numbers[0], numbers[0] + len(numbers))), "numbers")


@step("watch logs")
def _():
    watcher = contract.events.Counted.create_filter(from_block="latest")
    mined(contract.functions.count(5).transact())
    seen = []
    while len(seen) < 5:
        seen += watcher.get_new_entries()
    equal([log["args"]["index"] for log in seen[-5:]], [0, 1, 2, 3, 4])


@step("watch blocks (WebSocket)")
def _():
    async def watch():
        async with AsyncWeb3(WebSocketProvider(WS_URL)) as socket:
            await socket.eth.subscribe("newHeads")
            numbers = []
            await asyncio.to_thread(send)
            async for message in socket.socket.process_subscriptions():
                numbers.append(message["result"]["number"])
                if len(numbers) == 5:
                    break
                await asyncio.to_thread(lambda: mined(send()))
            equal(numbers, list(range(numbers[0], numbers[0] + 5)))

    asyncio.run(watch())


@step("custom error")
def _():
    try:
        contract.functions.failWithCustomError(500).call()
    except ContractCustomError as error:
        check("TooMuch" in str(error) or error.data.startswith("0x"), f"the error, got {error!r}")
        decoded = contract.decode_error_data(error.data) if hasattr(contract, "decode_error_data") else None
        if decoded is not None:
            check("500" in str(decoded), f"its argument, got {decoded}")
        return
    raise AssertionError("it did not revert")


@step("fees")
def _():
    check(w3.eth.gas_price > 0, "a gas price")
    check(w3.eth.max_priority_fee >= 0, "a tip")
    equal(w3.eth.estimate_gas({"from": ADDRESS, "to": RECIPIENT, "value": 1}), 21000, "estimate")


@step("fee history")
def _():
    history = w3.eth.fee_history(4, "latest", [25, 75])
    equal(len(history["baseFeePerGas"]), len(history["gasUsedRatio"]) + 1, "base fees")


@step("batch")
def _():
    with w3.batch_requests() as batch:
        for index in range(20):
            batch.add(w3.eth.get_balance(Web3.to_checksum_address(f"0x{index + 10:040x}")))
        equal(len(batch.execute()), 20)


@step("EIP-7702")
def _():
    authority = Account.create()
    authorization = authority.sign_authorization({"chainId": CHAIN_ID, "address": contract.address, "nonce": 0})
    transaction = {
        "chainId": CHAIN_ID,
        "nonce": w3.eth.get_transaction_count(ADDRESS),
        "gas": 200_000,
        "maxFeePerGas": w3.eth.gas_price * 2,
        "maxPriorityFeePerGas": 1,
        "to": RECIPIENT,
        "value": 0,
        "authorizationList": [authorization],
    }
    mined(w3.eth.send_raw_transaction(account.sign_transaction(transaction).raw_transaction))
    equal(w3.eth.get_code(authority.address).hex(), f"ef0100{contract.address[2:].lower()}")


@step("pending")
def _():
    check(w3.eth.get_block("pending")["timestamp"] > 0, "a time")
    check(w3.eth.get_balance(ADDRESS, "pending") > 0, "a balance")


@step("nonce")
def _():
    nonce = w3.eth.get_transaction_count(ADDRESS, "pending")
    mined(send())
    equal(w3.eth.get_transaction_count(ADDRESS), nonce + 1)


@step("proof")
def _():
    check(len(w3.eth.get_proof(ADDRESS, [0])["accountProof"]) > 0, "a proof")


@step("version")
def _():
    check(len(w3.client_version) > 0, "a version")
