// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// A token that the chain can register: whoever deploys it has all there is. Balances are in slot 0.
contract PlainToken {
    event Transfer(address indexed from, address indexed to, uint256 value);

    mapping(address => uint256) public balanceOf;
    string public name = 'Plain';
    string public symbol = 'PLAIN';
    uint8 public decimals = 18;
    uint256 public totalSupply = 1000;

    constructor() {
        balanceOf[msg.sender] = totalSupply;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        require(balanceOf[msg.sender] >= value, 'too little');
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }
}
