// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.0;

/// Emits the logs of one block of a synthetic chain, see syntheticLogs.ts.
contract Emitter {
    uint256 private constant ACCOUNTS = 1000;
    bytes32 private constant TRANSFER = keccak256("Transfer(address,address,uint256)");

    /// `last`: the first topic of the last log; zero for another transfer.
    function emitLogs(uint256 height, uint256 count, bytes32 last) external {
        for (uint256 i = 0; i < count; ++i) {
            bytes32 signature = i == count - 1 && last != 0 ? last : TRANSFER;
            uint256 from = (height * 7 + i) % ACCOUNTS;
            uint256 to = (height * 13 + i * 3) % ACCOUNTS;
            assembly {
                mstore(0, height)
                log3(0, 32, signature, from, to)
            }
        }
    }
}
