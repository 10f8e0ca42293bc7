// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import {Counter} from "../src/Counter.sol";

contract CounterTest {
    bool public constant IS_TEST = true;

    function testIncrease() external {
        Counter counter = new Counter(7);
        counter.increase();
        require(counter.number() == 8, "number");
    }
}

interface Probe {
    function value() external view returns (uint256);
    function store(uint256 next, string calldata note) external;
}

interface Environment {
    function envAddress(string calldata name) external view returns (address);
    function rollFork(uint256 blockNumber) external;
}

contract ForkTest {
    bool public constant IS_TEST = true;
    Environment private constant VM = Environment(address(uint160(uint256(keccak256("hevm cheat code")))));

    function testReadsAndWritesAContract() external {
        Probe probe = Probe(VM.envAddress("COUNTED"));
        require(probe.value() == 9, "value");
        probe.store(10, "on the fork");
        require(probe.value() == 10, "value after the store");
    }

    function testRollsBack() external {
        VM.rollFork(block.number - 1);
        require(address(0xdead).balance >= 0, "balance");
    }
}
