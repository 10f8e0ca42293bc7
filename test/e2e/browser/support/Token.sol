// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// A token whose every text tries to run in the page that shows it.
contract Token {
    error Refused(string reason, uint256 asked);

    event Paid(uint256 indexed number, string note);

    string public name = '<img src=x onerror="globalThis.hacked=1">';
    string public symbol = 'javascript:globalThis.hacked=1';

    function quote(address buyer, uint256 amount) external pure returns (uint256 price, address payer) {
        return (amount * 3, buyer);
    }

    function pay(uint256 number) external {
        emit Paid(number, name);
    }

    function fail() external pure {
        revert('<script>globalThis.hacked=1</script><img src=x onerror="globalThis.hacked=1">');
    }

    function refuse(uint256 asked) external pure {
        revert Refused('<img src=x onerror="globalThis.hacked=1">', asked);
    }
}
