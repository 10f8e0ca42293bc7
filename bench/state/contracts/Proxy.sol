// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

/// A proxy whose code and administrator are in the slots of ERC-1967. The administrator reaches only the proxy.
contract Proxy {
    event Upgraded(address indexed implementation);
    event AdminChanged(address previous, address next);

    /// keccak256("eip1967.proxy.implementation") - 1
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
    /// keccak256("eip1967.proxy.admin") - 1
    bytes32 private constant ADMIN = 0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103;

    constructor(address implementation, address admin, bytes memory setUp) payable {
        _write(IMPLEMENTATION, implementation);
        _write(ADMIN, admin);
        emit Upgraded(implementation);
        (bool done, ) = implementation.delegatecall(setUp);
        require(done, "the set-up failed");
    }

    fallback() external payable {
        if (msg.sender == _read(ADMIN)) return _administer();
        address implementation = _read(IMPLEMENTATION);
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), implementation, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(done) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }

    receive() external payable {}

    function _administer() private {
        if (msg.sig == bytes4(keccak256("upgradeTo(address)"))) {
            address next = abi.decode(msg.data[4:], (address));
            require(next.code.length > 0, "no code");
            _write(IMPLEMENTATION, next);
            emit Upgraded(next);
        } else if (msg.sig == bytes4(keccak256("changeAdmin(address)"))) {
            address next = abi.decode(msg.data[4:], (address));
            emit AdminChanged(_read(ADMIN), next);
            _write(ADMIN, next);
        } else {
            revert("not for the administrator");
        }
    }

    function _read(bytes32 slot) private view returns (address account) {
        assembly {
            account := sload(slot)
        }
    }

    function _write(bytes32 slot, address account) private {
        assembly {
            sstore(slot, account)
        }
    }
}
