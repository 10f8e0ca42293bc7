"""titanoboa with contracts in Vyper: network mode, and a fork."""
import os
import sys
import tempfile

# titanoboa keeps what it read of a chain under the home folder, by chain id and block. These chains are made anew in
# each run, so that what it kept of one would be taken for the next.
home = tempfile.TemporaryDirectory()
os.environ["HOME"] = home.name

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

import boa  # noqa: E402
from eth_account import Account  # noqa: E402
from support import ADDRESS, CHAIN_ID, PRIVATE_KEY, RECIPIENT, RPC_URL, check, equal, step  # noqa: E402

SOURCE = """
# pragma version ^0.4.0

event Stored:
    by: indexed(address)
    value: uint256

value: public(uint256)

@deploy
def __init__(initial: uint256):
    self.value = initial

@external
def store(next: uint256):
    assert next < 100, "too much"
    self.value = next
    log Stored(by=msg.sender, value=next)
"""


@step("connect")
def _():
    boa.set_network_env(RPC_URL)
    boa.env.add_account(Account.from_key(PRIVATE_KEY))


@step("chain id")
def _():
    equal(boa.env.get_chain_id(), CHAIN_ID)


@step("balance")
def _():
    check(boa.env.get_balance(ADDRESS) > 10**18, "more than 1")


@step("deploy")
def contract():
    deployed = boa.loads(SOURCE, 7)
    equal(deployed.value(), 7)
    return deployed


@step("logs")
def _():
    contract.store(9)
    logs = contract.get_logs()
    equal(len(logs), 1, "logs")
    equal(logs[0].value, 9)
    equal(contract.value(), 9)


@step("revert with a reason")
def _():
    with boa.reverts("too much"):
        contract.store(500)


@step("fork")
def _():
    with boa.fork(RPC_URL, block_identifier="latest", allow_dirty=True, cache_dir=None):
        at = boa.loads_partial(SOURCE).at(contract.address)
        equal(at.value(), 9)
        boa.env.set_balance(RECIPIENT, 77)
        at.store(11, sender=ADDRESS)
        equal(at.value(), 11)
