// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// The transfer of an ERC-20 token, and nothing else of the standard.
contract Token {
    event Transfer(address indexed from, address indexed to, uint256 value);

    mapping(address => uint256) public balanceOf;

    constructor(address[] memory holders) {
        for (uint256 i = 0; i < holders.length; i++) {
            balanceOf[holders[i]] = 1e24;
            emit Transfer(address(0), holders[i], 1e24);
        }
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
