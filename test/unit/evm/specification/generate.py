"""Writes what the execution specification says of many programs to test/support/fixtures/specification.

Programs come from chance with a fixed seed, so that the same specification writes the same files. To run it:
python3 -m venv venv && venv/bin/pip install ethereum-execution==2.20.0 && venv/bin/python generate.py
"""

import gzip
import json
import sys
import threading
from importlib.metadata import version
from itertools import product
from pathlib import Path
from random import Random

from coincurve import PrivateKey
from ethereum.crypto.hash import keccak256
from ethereum_rlp import rlp
from ethereum_types.bytes import Bytes20
from ethereum_types.numeric import U64, U256

from programs import (
    BINARY,
    BURNER,
    CALLS,
    DELEGATED,
    ECHO,
    FEW_WORDS,
    MAIN,
    MAX,
    NOBODY,
    OF_ACCOUNT,
    RICH,
    SECOND,
    STORER,
    TERNARY,
    UNARY,
    VALUES,
    WORDS,
    Code,
    RandomProgram,
    init_codes,
    targets,
    world,
)
from reference import BLOCK, CHAIN_ID, FORKS, GAS_PRICE, SENDER, SENDER_NONCE, Account, Call, Fork

VERSION = "2.20.0"
SEED = 20_260
RANDOM_PROGRAMS = 150
FIXTURES = Path(__file__).parents[3] / "support" / "fixtures" / "specification"

PLENTY = 2_000_000
AUTHORITY_KEY = keccak256(b"an authority of the fixtures")


class Recorder:
    """Collects the cases of one fork."""

    def __init__(self, fork):
        self.fork = fork
        self.world = world(fork)
        self.cases = []

    def add(self, name, call, accounts=None, limits=()):
        """Runs a call on the world with these accounts changed: with its gas, and with each limit that may run."""
        changed = accounts or {}
        everything = self.world | changed
        runs = []
        for gas in [call.gas, *(limit for limit in limits if limit >= self.fork.gas_to_run(call))]:
            outcome = self.fork.run(everything, with_gas(call, gas))
            runs.append({"gas": gas} | outcome_json(outcome))
        self.cases.append({"name": name, "accounts": accounts_json(changed), **call_json(call), "runs": runs})

    def add_code(self, name, code, gas=PLENTY, limits=(), **parts):
        """The same for code of the main account."""
        self.add(name, Call(MAIN, gas, **parts), {MAIN: self.main(code)}, limits)

    def main(self, code):
        return Account(1000, 1, bytes(code), self.world[MAIN].storage)

    def least_gas(self, code):
        """The least gas with which code of the main account succeeds."""

        def succeeds(gas):
            return self.fork.run(self.world | {MAIN: self.main(code)}, Call(MAIN, gas)).error == ""

        low, high = 21_000, PLENTY
        if succeeds(low):
            return low
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (low, middle) if succeeds(middle) else (middle, high)
        return high


def all_operands(recorder):
    """Each pure instruction with all operands on the borders, each result in the output."""
    fork = recorder.fork
    for names, choices in [
        (UNARY, [(word,) for word in WORDS]),
        (BINARY, list(product(WORDS, repeat=2))),
        (TERNARY, list(product(FEW_WORDS, repeat=3))),
    ]:
        for name in names:
            code = Code(fork)
            for index, operands in enumerate(choices):
                code.push(*operands).op(name).push(32 * index).op("MSTORE")
            code.push(32 * len(choices), 0).op("RETURN")
            recorder.add_code(f"{name} of all operands", code)


def prices(recorder):
    """Each instruction with exactly the gas that it needs, and with one less."""
    for name, code in priced(recorder.fork):
        gas = recorder.least_gas(code)
        recorder.add_code(f"price of {name}", code, gas, [gas - 1])


def priced(fork):
    """Names and code of instructions whose price depends on something."""

    def code():
        return Code(fork)

    for exponent in [0, 1, 255, 256, MAX]:
        yield f"EXP {exponent:#x}", code().push(exponent, 2).op("EXP")
    for name in ["MLOAD", "MSTORE", "MSTORE8"]:
        for offset in [0, 1, 32, 1000, 100_000]:
            yield f"{name} at {offset}", code().push(1, offset).op(name)
    for name in ["KECCAK", "RETURN"]:
        for offset, size in [(0, 0), (MAX, 0), (0, 1), (0, 33), (1000, 32)]:
            yield f"{name} of {size} at {offset:#x}", code().push(size, offset).op(name)
    for name in ["CALLDATACOPY", "CODECOPY", "MCOPY"]:
        if fork.has(name):
            for to, size in [(0, 0), (MAX, 0), (0, 1), (5, 64), (1000, 33)]:
                yield f"{name} of {size} to {to:#x}", code().push(size, 0, to).op(name)
    for topics in range(5):
        logs = code().push(*range(topics), 33, 10)
        logs.append(0xA0 + topics)
        yield f"LOG{topics}", logs
    for name in OF_ACCOUNT + ["EXTCODECOPY", "SELFDESTRUCT"]:
        for account in [ECHO, NOBODY, SENDER, MAIN, "0x" + "00" * 20, "0x" + "00" * 19 + "02"]:
            operands = code().push(40, 0, 0).push_address(account)
            yield f"{name} of {account}", operands.op(name)
            if name != "SELFDESTRUCT":
                again = code().push_address(account).op("BALANCE").push(40, 0, 0).push_address(account)
                yield f"{name} of {account} again", again.op(name)
    for slot in [0, 1]:
        yield f"SLOAD of {slot}", code().push(slot).op("SLOAD")
        yield f"SLOAD of {slot} again", code().push(slot).op("SLOAD").push(slot).op("SLOAD")
        for value in [0, 1, 2]:
            yield f"SSTORE of {value} to {slot}", code().push(value, slot).op("SSTORE")
            warm = code().push(slot).op("SLOAD")
            yield f"SSTORE of {value} to {slot} after SLOAD", warm.push(value, slot).op("SSTORE")
    if fork.has("TSTORE"):
        yield "TSTORE", code().push(1, 1).op("TSTORE")
        yield "TLOAD", code().push(1).op("TLOAD")
    for name in CALLS:
        for account, value in product([ECHO, NOBODY, RICH, BURNER, MAIN, "0x" + "00" * 19 + "04"], [0, 1]):
            if account == MAIN or (value == 1 and name not in ("CALL", "CALLCODE")):
                continue
            operands = code().push(33, 64, 40, 0)
            if name in ("CALL", "CALLCODE"):
                operands.push(value)
            yield f"{name} of {account} with {value}", operands.push_address(account).push(5000).op(name)
    if fork.is_at_least("prague"):
        for name in CALLS + OF_ACCOUNT:
            operands = code().push(0, 0, 0, 0)
            if name in ("CALL", "CALLCODE"):
                operands.push(0)
            yield f"{name} of a delegated account", operands.push_address(DELEGATED).push(50_000).op(name)
    for init_name, init_code in init_codes(fork).items():
        for name in ["CREATE", "CREATE2"]:
            create = code().write(init_code)
            if name == "CREATE2":
                create.push(0)
            yield f"{name} with {init_name}", create.push(len(init_code), 0, 0).op(name)
    for name in ["CREATE", "CREATE2"]:
        sized = code()
        if name == "CREATE2":
            sized.push(0)
        yield f"{name} with 49152 bytes", sized.push(0xC000, 0, 0).op(name)


def plain_prices(recorder):
    """The instructions whose price is the same everywhere, in one program for each group."""
    fork = recorder.fork
    values = Code(fork)
    for name in VALUES:
        if fork.has(name) or name == "PREVRANDAO":
            values.op(name).keep()
    gas = recorder.least_gas(values.return_hash())
    recorder.add_code("all values of the environment", values, gas, [gas - 1])
    pure = Code(fork)
    for names, operands in [(UNARY, [MAX]), (BINARY, [3, MAX]), (TERNARY, [7, MAX, 2])]:
        for name in names:
            if fork.has(name):
                pure.push(*operands).op(name).keep()
    gas = recorder.least_gas(pure.return_hash())
    recorder.add_code("all pure instructions", pure, gas, [gas - 1])
    shuffles = Code(fork)
    for depth in range(1, 17):
        for first in (0x7F, 0x8F):
            shuffles.push(*range(3, 4 + depth))
            shuffles.append(first + depth)
            for _ in range(depth):
                shuffles.push(3).op("MUL", "ADD")
            shuffles.keep()
            if first == 0x7F:
                shuffles.op("POP")
    for size in range(1, 33):
        shuffles.append(0x5F + size)
        shuffles.extend(bytes(range(1, size + 1)))
        shuffles.keep()
    gas = recorder.least_gas(shuffles.return_hash())
    recorder.add_code("all of PUSH, DUP and SWAP", shuffles, gas, [gas - 1])


def refunds(recorder):
    """A slot that is written three times, with enough gas spent that the refund is paid in full."""
    for slot, values in product([0, 1], product([0, 1, 2], [0, 1, 2], [0, 1])):
        code = Code(recorder.fork)
        for other in range(100, 106):
            code.push(1, other).op("SSTORE")
        for value in values:
            code.push(value, slot).op("SSTORE")
        recorder.add_code(f"slot of {slot} written {values}", code)


def depth(recorder):
    """Calls and creations until the depth or the gas ends."""
    fork = recorder.fork
    start, slot = 10**12, 0
    calls = Code(fork).push(slot).op("SLOAD").push(1).op("ADD").push(slot).op("SSTORE")
    calls.push(0, 0, 0, 0, 0).op("ADDRESS", "GAS", "CALL").push(1).op("SSTORE")
    recorder.add_code("calls too deep", calls, start)
    recorder.add_code("calls until the gas ends", calls, 3_000_000)


def collisions(recorder):
    """Creations where something is."""
    fork = recorder.fork
    init_code = init_codes(fork)["a slot"]
    twice = Code(fork).write(init_code)
    for index in range(2):
        twice.push(0, len(init_code), 0, 0).op("CREATE2").push(index + 10).op("SSTORE")
    made = fork.contract_address2(MAIN, 0, init_code)
    there = {
        "nothing": {},
        "a balance": {made: Account(balance=5)},
        "a nonce": {made: Account(nonce=1)},
        "code": {made: Account(nonce=1, code=b"\x00")},
    }
    for name, accounts in there.items():
        recorder.add(f"CREATE2 twice over {name}", Call(MAIN, PLENTY), accounts | {MAIN: recorder.main(twice)})
    made = fork.contract_address(SENDER, SENDER_NONCE)
    for name, account in {"a balance": Account(balance=5), "code": Account(nonce=1, code=b"\x00")}.items():
        recorder.add(f"a creation over {name}", Call(None, PLENTY, value=3, data=init_code), {made: account})
    again = Code(fork).write(init_codes(fork)["a killer"])
    again.push(0, len(init_codes(fork)["a killer"]), 0, 7).op("CREATE2")
    # It is destroyed twice in favour of itself, of another, and of an account that does not exist.
    for beneficiary in ["itself", MAIN, NOBODY]:
        code = Code(fork)
        code.extend(again)
        code.append(0x80)
        if beneficiary == "itself":
            code.append(0x80)
        else:
            code.push_address(beneficiary)
        code.push(0).op("MSTORE")
        for _ in range(2):
            code.push(0, 0, 32, 0, 0)
            code.append(0x85)
            code.op("GAS", "CALL").keep()
        code.op("BALANCE").keep().return_hash()
        recorder.add_code(f"made and destroyed in favour of {beneficiary}", code)


def creations(recorder):
    """Messages that create, with exactly the gas that they need, and with one less."""
    for name, init_code in init_codes(recorder.fork).items():
        call = Call(None, PLENTY * 4, value=1, data=init_code)
        used = recorder.fork.run(recorder.world, call).spent_gas
        recorder.add(f"a creation with {name}", call, {}, [used, used - 1])


def delegations(recorder):
    """Authorizations: of a new account, of one that is there, not valid, taken back; and what they delegate to."""
    if not recorder.fork.is_at_least("prague"):
        return
    authority = address_of(AUTHORITY_KEY)
    there = {"new": None, "there": Account(1), "used": Account(0, 1), "code": Account(1, 1, b"\0")}
    for name, account in there.items():
        accounts = {} if account is None else {authority: account}
        for delegate in [STORER, ECHO, MAIN, "0x" + "00" * 20, "0x" + "00" * 19 + "04"]:
            lists = {
                "one": [authorize(delegate, 0)],
                "two": [authorize(delegate, 0), authorize(STORER, 1)],
                "another chain": [authorize(delegate, 0, 1)],
                "any chain": [authorize(delegate, 0, 0)],
                "a wrong parity": [authorize(delegate, 0) | {"yParity": 2}],
            }
            for kind, authorizations in lists.items():
                if name != "there" and kind not in ("one", "two"):
                    continue
                call = Call(authority, PLENTY, 1, bytes(32) + (7).to_bytes(32), authorizations=authorizations)
                recorder.add(f"authorization by an account that is {name}, {kind}, for {delegate}", call, accounts)


def random_programs(recorder):
    """Two programs that may call each other, with all gas, and cut off at two of their steps."""
    fork = recorder.fork
    chance = Random(f"{SEED} {fork.name}")
    crashed = 0
    for index in range(RANDOM_PROGRAMS):
        main = RandomProgram(fork, chance).make(chance.randrange(8, 28))
        second = RandomProgram(fork, chance).make(chance.randrange(3, 12))
        accounts = {MAIN: recorder.main(main), SECOND: Account(100, 1, second, {1: 7})}
        gas = chance.choice([300_000, 1_000_000])
        call = random_call(fork, chance, gas, main)
        steps = []
        try:
            fork.run(recorder.world | accounts, call, lambda evm: steps.append(int(evm.gas_left)))
        except OverflowError:
            # The specification cannot add some lengths of MODEXP.
            crashed += 1
            continue
        limits = []
        if steps and index % 3 == 0:
            needed = gas - chance.choice(steps)
            limits = [needed, needed - 1]
        recorder.add(f"program {index}", call, accounts, limits)
    if crashed > 0:
        print(f"{fork.name}: the specification failed at {crashed} programs, which are left out")


def random_call(fork, chance, gas, main):
    data = b""
    if chance.random() < 0.5:
        data = chance.randbytes(chance.choice([1, 4, 32, 36, 100])) + bytes(chance.choice([0, 28]))
    value = chance.choice([0, 0, 0, 1, 10**18])
    listed = None
    if chance.random() < 0.25:
        listed = [(chance.choice(targets(fork)), chance.sample([0, 1, 2, MAX], chance.randrange(3))) for _ in range(3)]
    pick = chance.random()
    if pick < 0.08:
        return Call(None, gas, value, main, listed)
    if pick < 0.16:
        return Call(chance.choice(targets(fork)), gas, value, data, listed)
    return Call(MAIN, gas, value, data, listed)


def address_of(key):
    public = PrivateKey(key).public_key.format(compressed=False)
    return "0x" + keccak256(public[1:])[12:].hex()


def authorize(delegate, nonce, chain_id=CHAIN_ID):
    """What the authority signs for its code to be another's."""
    signed = rlp.encode((U256(chain_id), Bytes20(bytes.fromhex(delegate[2:])), U64(nonce)))
    signature = PrivateKey(AUTHORITY_KEY).sign_recoverable(keccak256(b"\x05" + signed), hasher=None)
    return {
        "chainId": chain_id,
        "address": delegate,
        "nonce": nonce,
        "yParity": signature[64],
        "r": int.from_bytes(signature[:32]),
        "s": int.from_bytes(signature[32:64]),
    }


def with_gas(call, gas):
    return Call(**(vars(call) | {"gas": gas}))


def call_json(call):
    parts = {"to": call.to}
    if call.value:
        parts["value"] = hex(call.value)
    if call.data:
        parts["data"] = "0x" + call.data.hex()
    if call.access_list is not None:
        parts["accessList"] = [
            {"address": name, "storageKeys": [f"0x{slot:064x}" for slot in slots]} for name, slots in call.access_list
        ]
    if call.authorizations is not None:
        numbers = ("chainId", "nonce", "yParity", "r", "s")
        signed = [each | {name: hex(each[name]) for name in numbers} for each in call.authorizations]
        parts["authorizationList"] = signed
    return parts


def accounts_json(accounts):
    return {name: parts_json(vars(account)) for name, account in accounts.items()}


def parts_json(parts):
    """Parts of an account. Slots are decimal, and the values of storage and balances hex."""
    if parts is None:
        return None
    shown = {}
    for name, value in parts.items():
        if name == "balance":
            shown[name] = hex(value)
        elif name == "code":
            shown[name] = "0x" + value.hex()
        elif name == "storage":
            shown[name] = {str(slot): hex(word) for slot, word in value.items()}
        else:
            shown[name] = value
    return shown


def outcome_json(outcome):
    return {
        "error": outcome.error,
        "gasUsed": outcome.gas_used,
        "spentGas": outcome.spent_gas,
        "output": "0x" + outcome.output.hex(),
        "logs": outcome.logs,
        "changes": {name: parts_json(parts) for name, parts in outcome.changes.items()},
    }


def record(name):
    fork = Fork(name)
    recorder = Recorder(fork)
    kinds = [prices, plain_prices, refunds, collisions, creations, delegations, random_programs]
    if name == "osaka":
        kinds.append(all_operands)
    if name in ("berlin", "prague"):
        kinds.append(depth)
    for kind in kinds:
        kind(recorder)
    unseen = set(fork.ops.values()) - fork.seen
    if unseen:
        raise AssertionError(f"no program of {name} ran {sorted(unseen)}")
    content = {
        "specification": f"ethereum-execution {VERSION}",
        "seed": SEED,
        "fork": name,
        "chainId": CHAIN_ID,
        "block": BLOCK | {"blobBaseFee": fork.blob_base_fee},
        "sender": SENDER,
        "gasPrice": GAS_PRICE,
        "accounts": accounts_json(recorder.world),
        "cases": recorder.cases,
    }
    text = json.dumps(content, separators=(",", ":")) + "\n"
    (FIXTURES / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    runs = sum(len(case["runs"]) for case in recorder.cases)
    print(f"{name}: {len(recorder.cases)} cases, {runs} runs")


def main():
    if version("ethereum-execution") != VERSION:
        raise SystemExit(f"the fixtures are of ethereum-execution {VERSION}, this is {version('ethereum-execution')}")
    FIXTURES.mkdir(exist_ok=True)
    for name in sys.argv[1:] or FORKS:
        record(name)


# Each frame of the EVM takes several of Python.
sys.setrecursionlimit(100_000)
threading.stack_size(512 * 1024 * 1024)
thread = threading.Thread(target=main)
thread.start()
thread.join()
