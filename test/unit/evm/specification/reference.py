"""Runs messages in the execution specification's own EVM, as the chains that Halley serves bill them."""

from dataclasses import dataclass, field, fields
from importlib import import_module

from ethereum_types.bytes import Bytes, Bytes0, Bytes20, Bytes32
from ethereum_types.numeric import U8, U64, U256, Uint

from ethereum.trace import OpEnd, OpException, OpStart, TransactionEnd, discard_evm_trace, set_evm_trace

FORKS = ["berlin", "paris", "shanghai", "cancun", "prague", "osaka"]

CHAIN_ID = 262144
SENDER = "0x" + "aa" * 20
SENDER_NONCE = 3
GAS_PRICE = 7
EXCESS_BLOB_GAS = 12_345_678

BLOCK = {
    "number": 1000,
    "timestamp": 1_700_000_000,
    "gasLimit": 2**50,
    "coinbase": "0x" + "c0" * 20,
    "prevRandao": "0x" + "ab" * 31 + "cd",
    "baseFee": GAS_PRICE,
}

# It is warm from the start on these chains, in place of the fee recipient.
WARM = Bytes20(b"\0" * 20)


@dataclass
class Account:
    """Code is bytes; storage is a dict of int to int."""

    balance: int = 0
    nonce: int = 0
    code: bytes = b""
    storage: dict = field(default_factory=dict)


@dataclass
class Call:
    """A message to run. No `to` creates a contract. `authorizations` are dicts of numbers and an address."""

    to: str | None
    gas: int
    value: int = 0
    data: bytes = b""
    access_list: list | None = None
    authorizations: list | None = None


@dataclass
class Outcome:
    """`error` is the name of the specification's exception, "" for none. `changes` is what `changes()` returns."""

    error: str
    gas_used: int
    spent_gas: int
    output: bytes
    logs: list
    changes: dict


class Fork:
    """The rules of one fork."""

    def __init__(self, name):
        self.name = name
        root = f"ethereum.forks.{name}"
        self.vm = import_module(f"{root}.vm")
        self.state = import_module(f"{root}.state")
        self.interpreter = import_module(f"{root}.vm.interpreter")
        self.transactions = import_module(f"{root}.transactions")
        self.types = import_module(f"{root}.fork_types")
        self.address = import_module(f"{root}.utils.address")
        self.revert = import_module(f"{root}.vm.exceptions").Revert
        self.precompiles = import_module(f"{root}.vm.precompiled_contracts.mapping").PRE_COMPILED_CONTRACTS
        self.ops = {op.value: op.name for op in import_module(f"{root}.vm.instructions").Ops}
        # Names of all instructions that succeeded at least once.
        self.seen = set()

    def has(self, name):
        return name in self.ops.values()

    def is_at_least(self, name):
        return FORKS.index(self.name) >= FORKS.index(name)

    @property
    def blob_base_fee(self):
        gas = import_module(f"ethereum.forks.{self.name}.vm.gas")
        return int(gas.calculate_blob_gas_price(U64(EXCESS_BLOB_GAS))) if self.is_at_least("cancun") else 1

    def contract_address(self, creator, nonce):
        return "0x" + self.address.compute_contract_address(address(creator), Uint(nonce)).hex()

    def contract_address2(self, creator, salt, init_code):
        made = self.address.compute_create2_contract_address(address(creator), word(salt), Bytes(init_code))
        return "0x" + made.hex()

    def gas_to_run(self, call):
        """The least gas with which a call may run, whatever comes of it."""
        return max(self._costs(call))

    def run(self, accounts, call, watch=None):
        """The outcome of a call on these accounts, by address. `watch(evm)` sees the steps of the first frame."""
        state = self._state_of(accounts)
        before = self._accounts_of(state)
        sender = address(SENDER)
        intrinsic, floor = self._costs(call)
        account = self.state.get_account(state, sender)
        self.state.set_account_balance(state, sender, U256(int(account.balance) - call.gas * GAS_PRICE))
        self.state.increment_nonce(state, sender)
        message = self._message(state, call, call.gas - intrinsic)
        set_evm_trace(self._tracer(watch))
        result = self.interpreter.process_message_call(message)
        set_evm_trace(discard_evm_trace)

        spent = call.gas - int(result.gas_left)
        most_refund = spent // (2 if self.name == "berlin" else 5)
        used = max(spent - min(most_refund, int(result.refund_counter)), floor)
        balance = int(self.state.get_account(state, sender).balance) + (call.gas - used) * GAS_PRICE
        self.state.set_account_balance(state, sender, U256(balance))
        for destroyed in result.accounts_to_delete:
            self.state.destroy_account(state, destroyed)
        if hasattr(result, "touched_accounts"):
            self.state.destroy_touched_empty_accounts(state, result.touched_accounts)

        failed = result.error is not None
        return Outcome(
            error=type(result.error).__name__ if failed else "",
            gas_used=used,
            spent_gas=max(spent, floor),
            output=bytes(self._output),
            logs=[(hexed(log.address), [hexed(topic) for topic in log.topics], hexed(log.data)) for log in result.logs],
            changes=changes(before, self._accounts_of(state)),
        )

    def _tracer(self, watch):
        self._output = b""
        running = {}

        def trace(evm, event):
            if isinstance(event, OpStart):
                running[evm.message.depth] = event.op.name
                if watch is not None and evm.message.depth == 0:
                    watch(evm)
            elif isinstance(event, OpEnd) or (isinstance(event, OpException) and isinstance(event.error, self.revert)):
                self.seen.add(running[evm.message.depth])
            elif isinstance(event, TransactionEnd):
                self._output = event.output

        return trace

    def _state_of(self, accounts):
        state = self.state.State()
        for name, account in accounts.items():
            key = address(name)
            made = self.types.Account(Uint(account.nonce), U256(account.balance), Bytes(account.code))
            self.state.set_account(state, key, made)
            for slot, value in account.storage.items():
                self.state.set_storage(state, key, word(slot), U256(value))
        return state

    def _accounts_of(self, state):
        accounts = {}
        for key, account in state._main_trie._data.items():
            trie = state._storage_tries.get(key)
            storage = {} if trie is None else {int.from_bytes(slot): int(value) for slot, value in trie._data.items()}
            accounts[hexed(key)] = Account(int(account.balance), int(account.nonce), bytes(account.code), storage)
        return accounts

    def _costs(self, call):
        cost = self.transactions.calculate_intrinsic_cost(self._transaction(call))
        intrinsic, floor = cost if isinstance(cost, tuple) else (cost, 0)
        return int(intrinsic), int(floor)

    def _transaction(self, call):
        """Unsigned, since only its price is asked for."""
        kinds = self.transactions
        kind = kinds.LegacyTransaction
        if call.access_list is not None:
            kind = kinds.AccessListTransaction
        if call.authorizations is not None:
            kind = kinds.SetCodeTransaction
        values = {name: U256(0) for name in ("v", "r", "s", "y_parity")} | {
            "chain_id": U64(CHAIN_ID),
            "nonce": U256(SENDER_NONCE),
            "gas_price": Uint(GAS_PRICE),
            "max_priority_fee_per_gas": Uint(GAS_PRICE),
            "max_fee_per_gas": Uint(GAS_PRICE),
            "gas": Uint(call.gas),
            "to": Bytes0() if call.to is None else address(call.to),
            "value": U256(call.value),
            "data": Bytes(call.data),
            "access_list": self._access_list(call),
            "authorizations": self._authorizations(call),
        }
        return kind(**{part.name: values[part.name] for part in fields(kind)})

    def _access_list(self, call):
        entries = call.access_list or []
        return tuple(
            self.transactions.Access(account=address(name), slots=tuple(word(slot) for slot in slots))
            for name, slots in entries
        )

    def _authorizations(self, call):
        return tuple(
            self.types.Authorization(
                chain_id=U256(each["chainId"]),
                address=address(each["address"]),
                nonce=U64(each["nonce"]),
                y_parity=U8(each["yParity"]),
                r=U256(each["r"]),
                s=U256(each["s"]),
            )
            for each in call.authorizations or []
        )

    def _message(self, state, call, gas):
        block = {
            "chain_id": U64(CHAIN_ID),
            "state": state,
            "block_gas_limit": Uint(BLOCK["gasLimit"]),
            "block_hashes": [word(block_hash(number)) for number in range(BLOCK["number"] - 256, BLOCK["number"])],
            "coinbase": address(BLOCK["coinbase"]),
            "number": Uint(BLOCK["number"]),
            "base_fee_per_gas": Uint(BLOCK["baseFee"]),
            "time": U256(BLOCK["timestamp"]),
            "difficulty": Uint(int(BLOCK["prevRandao"], 16)),
            "prev_randao": Bytes32(bytes.fromhex(BLOCK["prevRandao"][2:])),
            "excess_blob_gas": U64(EXCESS_BLOB_GAS),
            "parent_beacon_block_root": Bytes32(b"\0" * 32),
        }
        listed = call.access_list or []
        transaction = {
            "origin": address(SENDER),
            "gas_price": Uint(GAS_PRICE),
            "gas": Uint(gas),
            "access_list_addresses": {address(name) for name, _ in listed},
            "access_list_storage_keys": {(address(name), word(slot)) for name, slots in listed for slot in slots},
            "transient_storage": getattr(self.state, "TransientStorage", dict)(),
            "blob_versioned_hashes": (),
            "authorizations": self._authorizations(call),
            "index_in_block": Uint(0),
            "tx_hash": Bytes32(b"\0" * 32),
        }
        environment = made(self.vm.TransactionEnvironment, transaction)
        creates = call.to is None
        target = address(self.contract_address(SENDER, SENDER_NONCE) if creates else call.to)
        message = {
            "block_env": made(self.vm.BlockEnvironment, block),
            "tx_env": environment,
            "caller": address(SENDER),
            "target": Bytes0() if creates else target,
            "current_target": target,
            "gas": Uint(gas),
            "value": U256(call.value),
            "data": Bytes(b"") if creates else Bytes(call.data),
            "code": Bytes(call.data) if creates else self.state.get_account(state, target).code,
            "code_address": None if creates else target,
            "depth": Uint(0),
            "should_transfer_value": True,
            "is_static": False,
            "accessed_addresses": {address(SENDER), target, WARM}
            | set(self.precompiles)
            | environment.access_list_addresses,
            "accessed_storage_keys": set(environment.access_list_storage_keys),
            "disable_precompiles": False,
            "parent_evm": None,
        }
        return made(self.vm.Message, message)


def changes(before, after):
    """The parts of accounts that differ afterwards; None for an account that is no longer there."""
    found = {}
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name, Account()), after.get(name)
        if new is None:
            found[name] = None
            continue
        parts = {part: getattr(new, part) for part in ("balance", "nonce", "code")}
        parts = {part: value for part, value in parts.items() if value != getattr(old, part)}
        slots = {slot: new.storage.get(slot, 0) for slot in sorted(old.storage.keys() | new.storage.keys())}
        storage = {slot: value for slot, value in slots.items() if value != old.storage.get(slot, 0)}
        if storage:
            parts["storage"] = storage
        if parts:
            found[name] = parts
    return found


def block_hash(number):
    """The hashes of the blocks below, as a number."""
    return 0xB10C0000 + number


def made(kind, values):
    """An instance of a dataclass that takes some of these values: forks have ever more of them."""
    return kind(**{part.name: values[part.name] for part in fields(kind)})


def address(name):
    return Bytes20(bytes.fromhex(name[2:]))


def word(number):
    return Bytes32(number.to_bytes(32))


def hexed(value):
    return "0x" + bytes(value).hex()
