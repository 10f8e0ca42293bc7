"""Key files of `halley keys` in geth's ethkey and in eth-account, and theirs in Halley. No step uses a chain."""
import json
import os
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, ".."))

from support import PRIVATE_KEY, equal, step  # noqa: E402
from eth_account import Account  # noqa: E402

HALLEY = os.path.join(FOLDER, "../../../dist/bundle/main.js")
ETHKEY_VERSION = "v1.16.9"
ETHKEY = os.path.join(FOLDER, f"ethkey-{ETHKEY_VERSION}", "ethkey")
PASSPHRASE = "correct horse ä"
KEY = PRIVATE_KEY.removeprefix("0x")
ADDRESS = Account.from_key(KEY).address

HOME = tempfile.TemporaryDirectory()


def path(name, content):
    """A file with this content."""
    named = os.path.join(HOME.name, name)
    with open(named, "w") as file:
        file.write(content)
    return named


PASSWORD_FILE = path("passphrase", PASSPHRASE)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def halley(*args):
    return run("node", HALLEY, "keys", *args, f"--data-dir={HOME.name}", f"--password-file={PASSWORD_FILE}")


def import_and_export(file):
    """Keeps the key of a file, answers it, and removes it again."""
    halley("import", file)
    try:
        return halley("export", ADDRESS, "--raw").strip().removeprefix("0x")
    finally:
        halley("remove", ADDRESS)


if not os.path.exists(ETHKEY):
    subprocess.run(
        ["go", "install", f"github.com/ethereum/go-ethereum/cmd/ethkey@{ETHKEY_VERSION}"],
        check=True,
        env=os.environ | {"GOBIN": os.path.dirname(ETHKEY), "CGO_ENABLED": "0"},
    )


@step("ethkey opens a file of Halley")
def _():
    _address, file = halley("import", path("key", KEY)).split(" ", 1)
    shown = json.loads(run(ETHKEY, "inspect", "--private", "--json", "--passwordfile", PASSWORD_FILE, file.strip()))
    equal(shown["PrivateKey"], KEY)
    equal(shown["Address"], ADDRESS)


@step("eth-account opens a file of Halley")
def _():
    equal(Account.decrypt(json.loads(halley("export", ADDRESS)), PASSPHRASE).hex().removeprefix("0x"), KEY)
    halley("remove", ADDRESS)


@step("Halley opens a file of ethkey")
def _():
    file = os.path.join(HOME.name, "ethkey.json")
    run(ETHKEY, "generate", "--passwordfile", PASSWORD_FILE, "--privatekey", path("key", KEY), file)
    equal(import_and_export(file), KEY)


@step("Halley opens files of eth-account")
def _():
    for kdf, iterations in (("scrypt", 4096), ("pbkdf2", 1000)):
        encrypted = Account.encrypt(KEY, PASSPHRASE, kdf=kdf, iterations=iterations)
        equal(import_and_export(path(f"{kdf}.json", json.dumps(encrypted))), KEY)
