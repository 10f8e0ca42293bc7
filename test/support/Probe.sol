// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// A contract for everything that clients read: storage, events, revert reasons, custom errors, panics, many logs.
contract Probe {
    error TooMuch(uint256 asked, uint256 allowed);

    event Stored(address indexed by, uint256 indexed value, string note);
    event Counted(uint256 indexed index);

    uint256 public value;
    mapping(address => uint256) public balances;

    constructor(uint256 initial) payable {
        value = initial;
        emit Stored(msg.sender, initial, "constructed");
    }

    function store(uint256 next, string calldata note) external {
        value = next;
        balances[msg.sender] += next;
        emit Stored(msg.sender, next, note);
    }

    function count(uint256 logs) external {
        for (uint256 i = 0; i < logs; i++) emit Counted(i);
    }

    function failWithReason() external pure {
        revert("not today");
    }

    function failWithCustomError(uint256 asked) external pure {
        revert TooMuch(asked, 100);
    }

    function failWithoutReason() external pure {
        assembly {
            revert(0, 0)
        }
    }

    function divide(uint256 a, uint256 b) external pure returns (uint256) {
        return a / b;
    }

    function burnAllGas() external pure {
        assembly {
            invalid()
        }
    }

    function context() external view returns (uint256 number, uint256 time, uint256 fee, uint256 id, address sender) {
        return (block.number, block.timestamp, block.basefee, block.chainid, msg.sender);
    }

    receive() external payable {}
}
