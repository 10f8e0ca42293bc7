"""eth-ape: its Foundry plugin on development chains, its node provider elsewhere."""
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from support import ADDRESS, CHAIN_ID, PRIVATE_KEY, PROBE, RECIPIENT, RPC_URL, TARGET, check, equal, step  # noqa: E402

# Settings and data of ape stay inside of this run.
os.environ["APE_DATA_FOLDER"] = tempfile.mkdtemp(prefix="halley-ape-")
os.environ["APE_FOUNDRY_HOST"] = RPC_URL
os.chdir(tempfile.mkdtemp(prefix="halley-ape-project-"))

import ape  # noqa: E402
from ape.api.accounts import TestAccountAPI  # noqa: E402, F401
from ape.contracts import ContractContainer  # noqa: E402
from ape.exceptions import ContractLogicError  # noqa: E402
from ape_ethereum.transactions import TransactionType  # noqa: E402, F401
from ethpm_types import ContractType  # noqa: E402

IS_DEVELOPMENT = TARGET != "go"
CHOICE = "ethereum:local:foundry" if IS_DEVELOPMENT else RPC_URL
context = ape.networks.parse_network_choice(CHOICE)


@step("connect")
def provider():
    return context.__enter__()


@step("chain id")
def _():
    equal(provider.chain_id, CHAIN_ID)


@step("block 0")
def _():
    equal(provider.get_block(0).number, 0)
    equal(ape.chain.blocks[0].number, 0, "of the chain manager")


@step("latest block")
def _():
    check(provider.get_block("latest").base_fee is not None, "a base fee")


@step("balance")
def _():
    check(provider.get_balance(ADDRESS) > 10**18, "more than 1")


if IS_DEVELOPMENT:

    @step("account")
    def account():
        return ape.accounts.test_accounts[1]

else:

    @step("account")
    def account():
        from ape_accounts import import_account_from_private_key

        os.environ["APE_ACCOUNTS_client_PASSPHRASE"] = "client"
        imported = import_account_from_private_key("client", "client", PRIVATE_KEY)
        imported.set_autosign(True, passphrase="client")
        return imported


@step("deploy")
def contract():
    kind = ContractType.model_validate(
        {"contractName": "Probe", "abi": PROBE["abi"], "deploymentBytecode": {"bytecode": PROBE["bytecode"]}}
    )
    deployed = account.deploy(ContractContainer(kind), 7)
    equal(deployed.value(), 7)
    return deployed


@step("send")
def sent():
    return account.transfer(RECIPIENT, 1)


@step("receipt")
def _():
    equal(sent.status, 1, "status")
    equal(provider.get_receipt(sent.txn_hash).block_number, sent.block_number)


@step("logs")
def _():
    receipt = contract.store(9, "logs", sender=account)
    events = list(receipt.decode_logs(contract.Stored))
    equal(len(events), 1, "logs")
    equal(events[0].note, "logs")


@step("query events")
def _():
    contract.count(3, sender=account)
    equal(len(contract.Counted.query("*", start_block=0)), 3, "events")


@step("custom error")
def _():
    try:
        contract.failWithCustomError(500)
    except ContractLogicError as error:
        check("TooMuch" in repr(type(error)) + repr(error), f"the error's name, got {error!r}")
        return
    raise AssertionError("it did not revert")


@step("fees")
def _():
    check(provider.base_fee > 0, "a base fee")
    check(provider.gas_price > 0, "a gas price")


@step("nonce")
def _():
    before = account.nonce
    account.transfer(RECIPIENT, 1)
    equal(account.nonce, before + 1)


if IS_DEVELOPMENT:

    @step("snapshot and revert")
    def _():
        identifier = ape.chain.snapshot()
        account.transfer(RECIPIENT, 5)
        after = provider.get_balance(RECIPIENT)
        ape.chain.restore(identifier)
        equal(provider.get_balance(RECIPIENT), after - 5)

    @step("mine")
    def _():
        before = provider.get_block("latest").number
        ape.chain.mine(3)
        equal(provider.get_block("latest").number, before + 3)

    @step("impersonation")
    def _():
        stranger = ape.accounts.test_accounts.impersonate_account("0x00000000000000000000000000000000000000Aa")
        stranger.balance = 10**18
        stranger.transfer(RECIPIENT, 1)


sys.stdout.flush()
os._exit(0)
