// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import {Counter} from "../src/Counter.sol";

/// The part of forge's cheat codes that the scripts use.
interface Vm {
    function startBroadcast() external;
    function stopBroadcast() external;
}

abstract contract Script {
    bool public constant IS_SCRIPT = true;
    Vm internal constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
}

contract Deploy is Script {
    function run() external {
        VM.startBroadcast();
        Counter counter = new Counter(1);
        counter.increase();
        counter.increase();
        VM.stopBroadcast();
        require(counter.number() == 3, "number");
    }
}

contract DeployWithSalt is Script {
    function run() external {
        VM.startBroadcast();
        Counter counter = new Counter{salt: keccak256(abi.encode(block.number, block.timestamp))}(1);
        VM.stopBroadcast();
        require(counter.number() == 1, "number");
    }
}
