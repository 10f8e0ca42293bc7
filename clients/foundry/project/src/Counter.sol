// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;

    event Increased(uint256 number);

    constructor(uint256 initial) {
        number = initial;
    }

    function increase() external {
        number++;
        emit Increased(number);
    }
}
