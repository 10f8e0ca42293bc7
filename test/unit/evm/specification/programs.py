"""Makes programs for the EVM from a seeded source of chance, with operands on the borders of their ranges."""

from reference import SENDER, Account

MAX = 2**256 - 1
WORDS = [0, 1, 2, 31, 32, 255, 256, 2**128, 2**255 - 1, 2**255, 2**255 + 1, MAX - 1, MAX]
FEW_WORDS = [0, 1, 3, 2**255, MAX - 1, MAX]

OPCODES = {
    **{"STOP": 0x00, "ADD": 0x01, "MUL": 0x02, "SUB": 0x03, "DIV": 0x04, "SDIV": 0x05, "MOD": 0x06, "SMOD": 0x07},
    **{"ADDMOD": 0x08, "MULMOD": 0x09, "EXP": 0x0A, "SIGNEXTEND": 0x0B, "LT": 0x10, "GT": 0x11, "SLT": 0x12},
    **{"SGT": 0x13, "EQ": 0x14, "ISZERO": 0x15, "AND": 0x16, "OR": 0x17, "XOR": 0x18, "NOT": 0x19, "BYTE": 0x1A},
    **{"SHL": 0x1B, "SHR": 0x1C, "SAR": 0x1D, "CLZ": 0x1E, "KECCAK": 0x20, "ADDRESS": 0x30, "BALANCE": 0x31},
    **{"ORIGIN": 0x32, "CALLER": 0x33, "CALLVALUE": 0x34, "CALLDATALOAD": 0x35, "CALLDATASIZE": 0x36},
    **{"CALLDATACOPY": 0x37, "CODESIZE": 0x38, "CODECOPY": 0x39, "GASPRICE": 0x3A, "EXTCODESIZE": 0x3B},
    **{"EXTCODECOPY": 0x3C, "RETURNDATASIZE": 0x3D, "RETURNDATACOPY": 0x3E, "EXTCODEHASH": 0x3F, "BLOCKHASH": 0x40},
    **{"COINBASE": 0x41, "TIMESTAMP": 0x42, "NUMBER": 0x43, "PREVRANDAO": 0x44, "GASLIMIT": 0x45, "CHAINID": 0x46},
    **{"SELFBALANCE": 0x47, "BASEFEE": 0x48, "BLOBHASH": 0x49, "BLOBBASEFEE": 0x4A, "POP": 0x50, "MLOAD": 0x51},
    **{"MSTORE": 0x52, "MSTORE8": 0x53, "SLOAD": 0x54, "SSTORE": 0x55, "JUMP": 0x56, "JUMPI": 0x57, "PC": 0x58},
    **{"MSIZE": 0x59, "GAS": 0x5A, "JUMPDEST": 0x5B, "TLOAD": 0x5C, "TSTORE": 0x5D, "MCOPY": 0x5E, "PUSH0": 0x5F},
    **{"CREATE": 0xF0, "CALL": 0xF1, "CALLCODE": 0xF2, "RETURN": 0xF3, "DELEGATECALL": 0xF4, "CREATE2": 0xF5},
    **{"STATICCALL": 0xFA, "REVERT": 0xFD, "INVALID": 0xFE, "SELFDESTRUCT": 0xFF},
}

UNARY = ["ISZERO", "NOT", "CLZ"]
BINARY = ["ADD", "MUL", "SUB", "DIV", "SDIV", "MOD", "SMOD", "EXP", "SIGNEXTEND", "LT", "GT", "SLT", "SGT", "EQ"]
BINARY += ["AND", "OR", "XOR", "BYTE", "SHL", "SHR", "SAR"]
TERNARY = ["ADDMOD", "MULMOD"]
# Without operands.
VALUES = ["ADDRESS", "ORIGIN", "CALLER", "CALLVALUE", "CALLDATASIZE", "CODESIZE", "GASPRICE", "RETURNDATASIZE"]
VALUES += ["COINBASE", "TIMESTAMP", "NUMBER", "PREVRANDAO", "GASLIMIT", "CHAINID", "SELFBALANCE", "BASEFEE"]
VALUES += ["BLOBBASEFEE", "PC", "MSIZE", "GAS"]
OF_ACCOUNT = ["BALANCE", "EXTCODESIZE", "EXTCODEHASH"]
CALLS = ["CALL", "CALLCODE", "DELEGATECALL", "STATICCALL"]

MAIN = "0x" + "cc" * 20
SECOND = "0x" + "dd" * 20
ECHO = "0x" + "e1" * 20
REVERTER = "0x" + "e2" * 20
BURNER = "0x" + "e3" * 20
STORER = "0x" + "e4" * 20
KILLER = "0x" + "e5" * 20
RICH = "0x" + "e6" * 20
DELEGATED = "0x" + "e7" * 20
NOBODY = "0x" + "f0" * 20

# Where results of instructions begin in memory; what is below is for operands.
RESULTS = 0x200


class Code(bytearray):
    """Code that grows instruction by instruction, by the rules of a fork."""

    def __init__(self, fork):
        super().__init__()
        self.fork = fork
        self.results = 0

    def op(self, *names):
        for name in names:
            self.append(OPCODES[name])
        return self

    def push(self, *numbers):
        """The last is on top."""
        for number in numbers:
            size = (number.bit_length() + 7) // 8
            if size == 0 and not self.fork.has("PUSH0"):
                size = 1
            self.append(0x5F + size)
            self.extend(number.to_bytes(size))
        return self

    def push_address(self, name):
        self.append(0x73)
        self.extend(bytes.fromhex(name[2:]))
        return self

    def keep(self):
        """Moves the top of the stack to memory, where the next result goes."""
        self.push(RESULTS + 32 * self.results).op("MSTORE")
        self.results += 1
        return self

    def write(self, data, offset=0):
        """Writes bytes to memory, whole words."""
        for start in range(0, len(data), 32):
            self.push(int.from_bytes(data[start : start + 32].ljust(32, b"\0")), offset + start).op("MSTORE")
        return self

    def return_hash(self):
        """Returns the hash of all memory."""
        return self.op("MSIZE").push(0).op("KECCAK").push(0).op("MSTORE").push(32, 0).op("RETURN")


def world(fork):
    """The accounts of all programs, without their code."""
    accounts = {
        SENDER: Account(balance=10**30, nonce=3),
        MAIN: Account(balance=1000, nonce=1, storage={1: 1, 2: MAX, 3: 5}),
        SECOND: Account(balance=100, nonce=1, storage={1: 7}),
        ECHO: Account(balance=0, nonce=1, code=echo(fork)),
        REVERTER: Account(balance=1, nonce=1, code=reverter(fork)),
        BURNER: Account(balance=1, nonce=1, code=b"\xfe"),
        STORER: Account(balance=1, nonce=1, code=storer(fork), storage={1: 1}),
        KILLER: Account(balance=9, nonce=1, code=killer(fork), storage={1: 1}),
        RICH: Account(balance=2**200),
    }
    if fork.is_at_least("prague"):
        accounts[DELEGATED] = Account(balance=5, nonce=1, code=b"\xef\x01\x00" + bytes.fromhex(STORER[2:]))
    return accounts


def echo(fork):
    """Returns its input."""
    return bytes(Code(fork).op("CALLDATASIZE").push(0, 0).op("CALLDATACOPY", "CALLDATASIZE").push(0).op("RETURN"))


def reverter(fork):
    """Writes a slot and reverts with its input."""
    code = Code(fork).push(9, 1).op("SSTORE", "CALLDATASIZE").push(0, 0).op("CALLDATACOPY", "CALLDATASIZE")
    return bytes(code.push(0).op("REVERT"))


def storer(fork):
    """Writes the second word of its input to the slot that the first names, logs, and returns the old value."""
    code = Code(fork).push(0).op("CALLDATALOAD", "SLOAD").push(0).op("MSTORE")
    code.push(32).op("CALLDATALOAD").push(0).op("CALLDATALOAD", "SSTORE")
    code.op("CALLER").push(32, 0)
    code.append(0xA1)
    return bytes(code.push(32, 0).op("RETURN"))


def killer(fork):
    """Destroys itself in favour of the account in its input."""
    return bytes(Code(fork).push(0).op("CALLDATALOAD", "SELFDESTRUCT"))


def init_codes(fork):
    """Code of creations, by what it does."""

    def returning(data):
        return bytes(Code(fork).write(data).push(len(data), 0).op("RETURN"))

    def of_size(size):
        return bytes(Code(fork).push(size, 0).op("RETURN"))

    code = Code(fork)
    return {
        "nothing": b"",
        "a storer": returning(storer(fork)),
        "a killer": returning(killer(fork)),
        "0xef": returning(b"\xef\x00"),
        "a revert": bytes(Code(fork).push(7, 0).op("MSTORE").push(32, 0).op("REVERT")),
        "a failure": b"\xfe",
        "a slot": bytes(code.push(3, 1).op("SSTORE").push(1).op("SLOAD").push(0).op("MSTORE").push(32, 0).op("RETURN")),
        "its end": bytes(Code(fork).push(2, 1).op("SSTORE").push_address(NOBODY).op("SELFDESTRUCT")),
        "its creator called": bytes(Code(fork).push(0, 0, 4, 0, 1).op("CALLER", "GAS", "CALL", "STOP")),
        "the largest code": of_size(0x6000),
        "too large code": of_size(0x6001),
    }


def targets(fork):
    """Accounts that calls are for."""
    precompiles = ["0x" + f"{number:040x}" for number in [*range(1, 12), 17, 0x100]]
    accounts = [MAIN, SECOND, ECHO, REVERTER, BURNER, STORER, KILLER, RICH, NOBODY, SENDER, "0x" + "00" * 20]
    if fork.is_at_least("prague"):
        accounts += [DELEGATED, DELEGATED]
    return accounts * 2 + precompiles


class RandomProgram:
    """A program whose instructions mostly succeed, and whose results are mostly hashed into its output."""

    def __init__(self, fork, chance):
        self.fork = fork
        self.chance = chance
        self.code = Code(fork)

    def make(self, length):
        # Most programs end as they should.
        fatal = self.chance.randrange(length) if self.chance.random() < 0.25 else None
        for index in range(length):
            if index == fatal:
                self.chance.choice(FATAL)(self)
            else:
                self.chance.choices(STATEMENTS, WEIGHTS)[0](self)
        self.chance.choices(ENDS, END_WEIGHTS)[0](self)
        return bytes(self.code)

    def word(self):
        pick = self.chance.random()
        if pick < 0.6:
            return self.chance.choice(WORDS)
        return self.chance.getrandbits(self.chance.choice([4, 8, 16, 64, 160, 256]))

    def offset(self):
        return self.chance.choice([0, 1, 31, 32, 33, 63, 64, 100, 0x1E0])

    def size(self):
        return self.chance.choice([0, 0, 1, 31, 32, 33, 64, 100])

    def target(self):
        return self.chance.choice(targets(self.fork))

    def push_target(self):
        """Sometimes with bits above the address, which do not matter."""
        name = self.target()
        if self.chance.random() < 0.1:
            self.code.push(int(name, 16) | self.chance.getrandbits(96) << 160)
        else:
            self.code.push_address(name)


def arithmetic(program):
    groups = [(UNARY, 1), (BINARY, 2), (TERNARY, 3)]
    names, count = program.chance.choices(groups, [2, 12, 2])[0]
    name = program.chance.choice([name for name in names if program.fork.has(name)])
    program.code.push(*(program.word() for _ in range(count))).op(name).keep()


def value(program):
    name = program.chance.choice([name for name in VALUES if name == "PREVRANDAO" or program.fork.has(name)])
    program.code.op(name).keep()


def of_account(program):
    program.push_target()
    program.code.op(program.chance.choice(OF_ACCOUNT)).keep()


def block_hash(program):
    program.code.push(program.chance.choice([0, 743, 744, 900, 999, 1000, 1001, MAX])).op("BLOCKHASH").keep()


def blob_hash(program):
    if program.fork.has("BLOBHASH"):
        program.code.push(program.word()).op("BLOBHASH").keep()


def memory(program):
    code, name = program.code, program.chance.choice(["MLOAD", "MSTORE", "MSTORE8", "MCOPY", "KECCAK"])
    if name == "MLOAD":
        code.push(program.offset()).op(name).keep()
    elif name == "KECCAK":
        code.push(program.size(), program.offset()).op(name).keep()
    elif name == "MCOPY":
        if program.fork.has(name):
            code.push(program.size(), program.offset(), program.offset()).op(name)
    else:
        code.push(program.word(), program.offset()).op(name)


def copies(program):
    code, chance = program.code, program.chance
    name = chance.choice(["CALLDATACOPY", "CODECOPY", "EXTCODECOPY", "RETURNDATACOPY"])
    if name == "RETURNDATACOPY":
        code.op("RETURNDATASIZE").push(0, program.offset()).op(name)
        return
    code.push(program.size(), chance.choice([0, 1, 32, 1000, 2**64, MAX]), program.offset())
    if name == "EXTCODECOPY":
        program.push_target()
    code.op(name)


def call_data(program):
    program.code.push(program.chance.choice([0, 1, 31, 32, 1000, 2**64, MAX])).op("CALLDATALOAD").keep()


def storage(program):
    code, chance = program.code, program.chance
    slot = chance.choice([0, 1, 2, 3, MAX])
    transient = program.fork.has("TSTORE") and chance.random() < 0.3
    if chance.random() < 0.35:
        code.push(slot).op("TLOAD" if transient else "SLOAD").keep()
    else:
        code.push(chance.choice([0, 0, 1, 1, 5, 7, MAX]), slot).op("TSTORE" if transient else "SSTORE")


def jumps(program):
    """Over a failure, by a jump that is taken, or through a jump that is not."""
    code, chance = program.code, program.chance
    kind = chance.choice(["taken", "not taken", "jump", "loop"])
    if kind == "not taken":
        code.push(0, program.word()).op("JUMPI")
        return
    if kind == "loop":
        start = len(code) + 2
        code.push(chance.choice([2, 3, 20])).op("JUMPDEST").push(1)
        code.append(0x90)
        code.op("SUB")
        code.append(0x80)
        code.extend(b"\x61" + start.to_bytes(2))
        code.op("JUMPI", "POP")
        return
    if kind == "taken":
        code.push(chance.choice([1, MAX]))
    hidden = chance.choice([b"\xfe", b"\x5b", b"\x60\x5b", b"\x0c"])
    code.extend(b"\x61" + (len(code) + 4 + len(hidden)).to_bytes(2))
    code.op("JUMPI" if kind == "taken" else "JUMP").extend(hidden)
    code.op("JUMPDEST")


def stack(program):
    """DUP or SWAP at any depth, over numbers that are all different, and what it leaves."""
    code, chance = program.code, program.chance
    depth = chance.randrange(1, 17)
    code.push(*range(3, 4 + depth))
    code.append(chance.choice([0x7F, 0x8F]) + depth)
    for _ in range(depth):
        code.push(3).op("MUL", "ADD")
    code.keep()


def wide_push(program):
    size = program.chance.randrange(1, 33)
    program.code.append(0x5F + size)
    program.code.extend(program.chance.randbytes(size))
    program.code.keep()


def log(program):
    topics = program.chance.randrange(5)
    program.code.push(*(program.word() for _ in range(topics)), program.size(), program.offset())
    program.code.append(0xA0 + topics)


def calls(program):
    code, chance = program.code, program.chance
    name = chance.choice(CALLS)
    code.write(chance.choice([1, 2, 3, MAX]).to_bytes(32) + chance.choice([0, 1, 5]).to_bytes(32))
    if chance.random() < 0.15:
        # An address for those that destroy themselves.
        code.write(bytes.fromhex(chance.choice([NOBODY, MAIN, KILLER, SENDER])[2:]).rjust(32, b"\0"))
    code.push(program.size(), program.offset(), chance.choice([0, 4, 32, 64, 64, 64]), chance.choice([0, 0, 0, 1]))
    if name in ("CALL", "CALLCODE"):
        code.push(chance.choice([0, 0, 0, 1, 2, 1001]))
    program.push_target()
    gas = chance.choice([0, 100, 2300, 2301, 30_000, MAX, None, None, None])
    if gas is None:
        code.op("GAS")
    else:
        code.push(gas)
    code.op(name).keep().op("RETURNDATASIZE").keep()


def creations(program):
    code, chance = program.code, program.chance
    init_code = init_codes(program.fork)[chance.choice(list(init_codes(program.fork)))]
    name = chance.choice(["CREATE", "CREATE2"])
    code.write(init_code)
    if name == "CREATE2":
        code.push(chance.choice([0, 0, 1]))
    code.push(len(init_code), 0, chance.choice([0, 0, 1, 1001])).op(name)
    code.append(0x80)
    code.keep().op("EXTCODESIZE").keep()


STATEMENTS = [arithmetic, value, of_account, block_hash, blob_hash, memory, copies, call_data, storage, jumps, stack]
STATEMENTS += [wide_push, log, calls, creations]
WEIGHTS = [6, 4, 3, 1, 1, 4, 3, 1, 6, 2, 1, 1, 2, 6, 2]


def end_hash(program):
    program.code.return_hash()


def end_stop(program):
    program.code.op("STOP")


def end_missing(program):
    """The code just ends, within a PUSH."""
    program.code.extend(program.chance.choice([b"", b"\x7f\x01", b"\x60"]))


def end_return(program):
    program.code.push(program.size(), program.offset()).op("RETURN")


def end_revert(program):
    program.code.push(program.size(), program.offset()).op("REVERT")


def end_destroyed(program):
    program.push_target()
    program.code.op("SELFDESTRUCT")


ENDS = [end_hash, end_stop, end_return, end_revert, end_destroyed, end_missing]
END_WEIGHTS = [6, 1, 1, 1, 1, 1]


def invalid(program):
    program.code.append(program.chance.choice([0xFE, 0x0C, 0x1F, 0x21, 0x4B, 0xA5, 0xEF, 0xFB]))


def not_yet(program):
    """An instruction of a later fork."""
    later = [code for code in [0x1E, 0x48, 0x49, 0x4A, 0x5C, 0x5D, 0x5E, 0x5F] if code not in program.fork.ops]
    program.code.push(1, 1, 1).append(program.chance.choice(later or [0xFE]))


def underflow(program):
    # Nothing is on the stack between statements.
    opcodes = [0x01, 0x09, 0x15, 0x20, 0x50, 0x52, 0x55, 0x80, 0x8F, 0x9F, 0xA2, 0xF1, 0xF5]
    program.code.append(program.chance.choice(opcodes))


def overflow(program):
    code = program.code
    start = len(code)
    code.op("JUMPDEST", "GAS")
    code.extend(b"\x61" + start.to_bytes(2))
    code.op("JUMP")


def bad_jump(program):
    code, chance = program.code, program.chance
    # To the end, into the data of a PUSH, to what is no JUMPDEST, and far away.
    code.push(chance.choice([len(code) + 1000, 2**64, MAX, 0]) if chance.random() < 0.5 else len(code) + 5)
    code.op("JUMP").extend(b"\x60\x5b\x60\x5b\x60\x5b")


def huge_memory(program):
    code, chance = program.code, program.chance
    huge = chance.choice([2**32 - 1, 2**32, 2**64 - 1, 2**64, 2**255, MAX])
    kind = chance.randrange(5)
    if kind == 0:
        code.push(huge).op("MLOAD")
    elif kind == 1:
        code.push(huge, 0).op("KECCAK")
    elif kind == 2:
        code.push(huge, 0, 0).op("CALLDATACOPY")
    elif kind == 3:
        code.push(huge, 1, 0, 0, 0).push_address(ECHO).push(0).op("CALL")
    else:
        code.push(1, huge).op("RETURN")


def long_return_data(program):
    code = program.code
    code.op("RETURNDATASIZE").push(1).op("ADD").push(program.chance.choice([0, 1, MAX]), 0).op("RETURNDATACOPY")


def large_init_code(program):
    """One byte more than EIP-3860 allows."""
    program.code.push(0xC001, 0, 0).op("CREATE")


FATAL = [invalid, not_yet, underflow, overflow, bad_jump, huge_memory, long_return_data, large_init_code]
