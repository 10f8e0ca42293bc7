// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// The ERC-20 (EIP-20, errors of EIP-6093) that a new development chain begins with. `npx jest sampleToken` compares
/// its code in sampleToken.ts with what this source compiles to.
contract SampleToken {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);

    string public constant name = 'Sample Token';
    string public constant symbol = 'SMPL';
    uint8 public constant decimals = 18;

    uint256 public totalSupply = 1_000_000 ether;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    constructor() {
        balanceOf[msg.sender] = totalSupply;
        emit Transfer(address(0), msg.sender, totalSupply);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert ERC20InsufficientAllowance(msg.sender, allowed, value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    /// Sends `value` to each recipient, and the coins of the call back to the sender.
    function transferToEach(address[] calldata recipients, uint256 value) external payable {
        for (uint256 i = 0; i < recipients.length; i++) move(msg.sender, recipients[i], value);
        (bool returned, ) = msg.sender.call{value: msg.value}('');
        require(returned, 'the coins cannot be returned');
    }

    function move(address from, address to, uint256 value) private {
        uint256 balance = balanceOf[from];
        if (balance < value) revert ERC20InsufficientBalance(from, balance, value);
        balanceOf[from] = balance - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
