// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

interface IErc20 {
    function balanceOf(address account) external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// Roles that accounts hold, each with a role that grants it.
abstract contract Roles {
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    error MissingRole(address account, bytes32 role);

    struct Role {
        mapping(address => bool) members;
        bytes32 admin;
    }

    bytes32 public constant ADMIN = 0x00;
    mapping(bytes32 => Role) private _roles;

    modifier only(bytes32 role) {
        if (!hasRole(role, msg.sender)) revert MissingRole(msg.sender, role);
        _;
    }

    function hasRole(bytes32 role, address account) public view returns (bool) {
        return _roles[role].members[account];
    }

    function roleAdmin(bytes32 role) public view returns (bytes32) {
        return _roles[role].admin;
    }

    function grantRole(bytes32 role, address account) external only(_roles[role].admin) {
        _grant(role, account);
    }

    function revokeRole(bytes32 role, address account) external only(_roles[role].admin) {
        _revoke(role, account);
    }

    function renounceRole(bytes32 role) external {
        _revoke(role, msg.sender);
    }

    function _grant(bytes32 role, address account) internal {
        if (_roles[role].members[account]) return;
        _roles[role].members[account] = true;
        emit RoleGranted(role, account, msg.sender);
    }

    function _revoke(bytes32 role, address account) internal {
        if (!_roles[role].members[account]) return;
        _roles[role].members[account] = false;
        emit RoleRevoked(role, account, msg.sender);
    }
}

/// An ERC-20 token with permits (ERC-2612), roles, a pause and a cap.
abstract contract Erc20 is Roles, IErc20 {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Paused(address account);
    event Unpaused(address account);

    error InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error InvalidReceiver(address receiver);
    error InvalidSigner(address signer, address owner);
    error ExpiredSignature(uint256 deadline);
    error TransfersPaused();
    error CapExceeded(uint256 supply, uint256 cap);

    bytes32 public constant MINTER = keccak256("MINTER");
    bytes32 public constant PAUSER = keccak256("PAUSER");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    mapping(address => uint256) internal _balances;
    mapping(address => mapping(address => uint256)) internal _allowances;
    uint256 internal _supply;
    string public name;
    string public symbol;
    uint8 public decimals;
    bool public paused;
    uint128 public cap;
    mapping(address => uint256) public nonces;

    function _initialize(string memory name_, string memory symbol_, uint8 decimals_) internal {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        cap = type(uint128).max;
        _grant(ADMIN, msg.sender);
        _grant(MINTER, msg.sender);
        _grant(PAUSER, msg.sender);
    }

    function totalSupply() public view virtual returns (uint256) {
        return _supply;
    }

    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function allowance(address owner, address spender) public view virtual returns (uint256) {
        return _allowances[owner][spender];
    }

    function transfer(address to, uint256 value) public virtual returns (bool) {
        _transfer(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) public virtual returns (bool) {
        _spend(from, msg.sender, value);
        _transfer(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) public virtual returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function increaseAllowance(address spender, uint256 added) external returns (bool) {
        _approve(msg.sender, spender, allowance(msg.sender, spender) + added);
        return true;
    }

    function decreaseAllowance(address spender, uint256 subtracted) external returns (bool) {
        uint256 current = allowance(msg.sender, spender);
        if (current < subtracted) revert InsufficientAllowance(spender, current, subtracted);
        unchecked {
            _approve(msg.sender, spender, current - subtracted);
        }
        return true;
    }

    function permit(
        address owner,
        address spender,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        if (block.timestamp > deadline) revert ExpiredSignature(deadline);
        bytes32 content = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domainSeparator(), content)), v, r, s);
        if (signer != owner || signer == address(0)) revert InvalidSigner(signer, owner);
        _approve(owner, spender, value);
    }

    function domainSeparator() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
    }

    function mint(address to, uint256 value) external only(MINTER) {
        _mint(to, value);
    }

    /// The same value to each account.
    function airdrop(address[] calldata to, uint256 value) external virtual only(MINTER) {
        for (uint256 i = 0; i < to.length; i++) _mint(to[i], value);
    }

    function burn(uint256 value) external {
        _move(msg.sender, address(0), value);
    }

    function burnFrom(address account, uint256 value) external {
        _spend(account, msg.sender, value);
        _move(account, address(0), value);
    }

    function pause() external only(PAUSER) {
        paused = true;
        emit Paused(msg.sender);
    }

    function unpause() external only(PAUSER) {
        paused = false;
        emit Unpaused(msg.sender);
    }

    function setCap(uint128 newCap) external only(ADMIN) {
        if (_supply > newCap) revert CapExceeded(_supply, newCap);
        cap = newCap;
    }

    function _transfer(address from, address to, uint256 value) internal virtual {
        if (to == address(0)) revert InvalidReceiver(to);
        _move(from, to, value);
    }

    function _mint(address to, uint256 value) internal virtual {
        if (to == address(0)) revert InvalidReceiver(to);
        if (_supply + value > cap) revert CapExceeded(_supply + value, cap);
        _move(address(0), to, value);
    }

    /// All changes of balances; the zero address is where tokens come from and go to.
    function _move(address from, address to, uint256 value) internal virtual {
        if (paused) revert TransfersPaused();
        if (from == address(0)) {
            _supply += value;
        } else {
            uint256 balance = _balances[from];
            if (balance < value) revert InsufficientBalance(from, balance, value);
            unchecked {
                _balances[from] = balance - value;
            }
        }
        unchecked {
            if (to == address(0)) _supply -= value;
            else _balances[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function _approve(address owner, address spender, uint256 value) internal {
        if (spender == address(0)) revert InvalidReceiver(spender);
        _allowances[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function _spend(address owner, address spender, uint256 value) internal {
        uint256 current = allowance(owner, spender);
        if (current == type(uint256).max) return;
        if (current < value) revert InsufficientAllowance(spender, current, value);
        unchecked {
            _approve(owner, spender, current - value);
        }
    }
}
