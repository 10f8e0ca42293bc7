// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// A token that is named as anybody likes, and says its name wherever a contract can say something.
contract Renamed {
    error Refused(string reason);

    event Paid(string note);

    string private unit;
    uint256 private count;

    /// The name is `text`, so many times.
    function rename(string calldata text, uint256 times) external {
        unit = text;
        count = times;
    }

    function name() public view returns (string memory) {
        // Copied in doubled pieces, so that a long name costs little gas.
        bytes memory piece = bytes(unit);
        bytes memory all;
        for (uint256 left = count; left > 0; left >>= 1) {
            if (left & 1 == 1) all = bytes.concat(all, piece);
            piece = bytes.concat(piece, piece);
        }
        return string(all);
    }

    function symbol() external view returns (string memory) {
        return name();
    }

    function pay() external {
        emit Paid(name());
    }

    function fail() external view {
        revert(name());
    }

    function refuse() external view {
        revert Refused(name());
    }
}
