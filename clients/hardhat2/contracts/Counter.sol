// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

contract Counter {
    error TooFar(uint256 asked);

    event Increased(uint256 number);

    uint256 public number;

    constructor(uint256 initial) {
        number = initial;
    }

    function increase(uint256 by) external {
        if (by > 100) revert TooFar(by);
        number += by;
        emit Increased(number);
    }
}
