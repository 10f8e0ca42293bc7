// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import "./Erc20.sol";

/// A token as a bridge makes it.
contract BridgedToken is Erc20 {
    event Bridged(address indexed account, uint256 indexed chain, uint256 value);

    mapping(uint256 => uint256) public sentTo;
    mapping(bytes32 => bool) public isReceived;

    constructor() {
        _initialize("Bridged Token", "BRT", 18);
    }

    function bridge(uint256 chain, uint256 value) external {
        _move(msg.sender, address(0), value);
        sentTo[chain] += value;
        emit Bridged(msg.sender, chain, value);
    }

    function receiveFrom(bytes32 message, address to, uint256 value) external only(MINTER) {
        require(!isReceived[message], "received before");
        isReceived[message] = true;
        _mint(to, value);
    }
}

/// The code behind a proxy: a stable coin with a list of blocked accounts and minters with allowances.
contract StableToken is Erc20 {
    event Blocked(address indexed account);
    event Unblocked(address indexed account);
    event MinterConfigured(address indexed minter, uint256 allowance);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    error AccountBlocked(address account);
    error AlreadyInitialized();

    bytes32 private constant AUTHORIZATION = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );

    bool private _isInitialized;
    address public master;
    mapping(address => bool) public isBlocked;
    mapping(address => uint256) public minterAllowance;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    function initialize() external {
        if (_isInitialized) revert AlreadyInitialized();
        _isInitialized = true;
        master = msg.sender;
        _initialize("Stable Token", "STB", 6);
    }

    function blockAccount(address account) external only(ADMIN) {
        isBlocked[account] = true;
        emit Blocked(account);
    }

    function unblockAccount(address account) external only(ADMIN) {
        isBlocked[account] = false;
        emit Unblocked(account);
    }

    function configureMinter(address minter, uint256 value) external only(ADMIN) {
        _grant(MINTER, minter);
        minterAllowance[minter] = value;
        emit MinterConfigured(minter, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        require(block.timestamp > validAfter && block.timestamp < validBefore, "not valid now");
        require(!authorizationState[from][nonce], "used before");
        bytes32 content = keccak256(abi.encode(AUTHORIZATION, from, to, value, validAfter, validBefore, nonce));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domainSeparator(), content)), v, r, s);
        if (signer != from || signer == address(0)) revert InvalidSigner(signer, from);
        authorizationState[from][nonce] = true;
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }

    function _move(address from, address to, uint256 value) internal override {
        if (isBlocked[from]) revert AccountBlocked(from);
        if (isBlocked[to]) revert AccountBlocked(to);
        super._move(from, to, value);
    }
}

/// A token whose balances are votes: each change leaves a checkpoint.
contract VotesToken is Erc20 {
    event DelegateChanged(address indexed delegator, address indexed from, address indexed to);
    event VotesChanged(address indexed delegate, uint256 previous, uint256 current);

    struct Checkpoint {
        uint48 time;
        uint208 votes;
    }

    bytes32 private constant DELEGATION = keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");

    mapping(address => address) public delegates;
    mapping(address => Checkpoint[]) private _checkpoints;
    Checkpoint[] private _supplies;

    constructor() {
        _initialize("Votes Token", "VOTE", 18);
    }

    function delegate(address to) external {
        _delegate(msg.sender, to);
    }

    function delegateBySig(address to, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) external {
        if (block.timestamp > expiry) revert ExpiredSignature(expiry);
        bytes32 content = keccak256(abi.encode(DELEGATION, to, nonce, expiry));
        address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", domainSeparator(), content)), v, r, s);
        if (signer == address(0)) revert InvalidSigner(signer, signer);
        require(nonce == nonces[signer]++, "wrong nonce");
        _delegate(signer, to);
    }

    function getVotes(address account) external view returns (uint256) {
        Checkpoint[] storage list = _checkpoints[account];
        return list.length == 0 ? 0 : list[list.length - 1].votes;
    }

    function getPastVotes(address account, uint256 time) external view returns (uint256) {
        require(time < block.timestamp, "not past");
        return _lookUp(_checkpoints[account], time);
    }

    function getPastTotalSupply(uint256 time) external view returns (uint256) {
        require(time < block.timestamp, "not past");
        return _lookUp(_supplies, time);
    }

    function checkpointCount(address account) external view returns (uint256) {
        return _checkpoints[account].length;
    }

    function _delegate(address from, address to) private {
        emit DelegateChanged(from, delegates[from], to);
        _moveVotes(delegates[from], to, balanceOf(from));
        delegates[from] = to;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (from == address(0)) _push(_supplies, value, true);
        if (to == address(0)) _push(_supplies, value, false);
        _moveVotes(delegates[from], delegates[to], value);
    }

    function _moveVotes(address from, address to, uint256 value) private {
        if (from == to || value == 0) return;
        if (from != address(0)) {
            (uint256 previous, uint256 current) = _push(_checkpoints[from], value, false);
            emit VotesChanged(from, previous, current);
        }
        if (to != address(0)) {
            (uint256 previous, uint256 current) = _push(_checkpoints[to], value, true);
            emit VotesChanged(to, previous, current);
        }
    }

    function _push(Checkpoint[] storage list, uint256 value, bool adds) private returns (uint256, uint256) {
        uint256 length = list.length;
        uint256 previous = length == 0 ? 0 : list[length - 1].votes;
        uint256 current = adds ? previous + value : previous - value;
        if (length > 0 && list[length - 1].time == block.timestamp) list[length - 1].votes = uint208(current);
        else list.push(Checkpoint(uint48(block.timestamp), uint208(current)));
        return (previous, current);
    }

    function _lookUp(Checkpoint[] storage list, uint256 time) private view returns (uint256) {
        uint256 low = 0;
        uint256 high = list.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (list[middle].time > time) high = middle;
            else low = middle + 1;
        }
        return high == 0 ? 0 : list[high - 1].votes;
    }
}

/// The chain's coin as a token.
contract WrappedToken is Erc20 {
    event Deposit(address indexed account, uint256 value);
    event Withdrawal(address indexed account, uint256 value);

    constructor() {
        _initialize("Wrapped Coin", "WCN", 18);
    }

    receive() external payable {
        deposit();
    }

    function deposit() public payable {
        _move(address(0), msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        _move(msg.sender, address(0), value);
        emit Withdrawal(msg.sender, value);
        (bool sent, ) = msg.sender.call{value: value}("");
        require(sent, "refused");
    }
}

/// A token whose balances grow with what the pool earns: accounts hold shares.
contract RebasingToken is Erc20 {
    event Rebased(uint256 pooled, uint256 shares);

    uint128 public pooled;
    uint128 public totalShares;

    constructor() {
        _initialize("Rebasing Token", "RBT", 18);
    }

    function totalSupply() public view override returns (uint256) {
        return pooled;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return totalShares == 0 ? 0 : (_balances[account] * pooled) / totalShares;
    }

    function sharesOf(address account) external view returns (uint256) {
        return _balances[account];
    }

    function sharesFor(uint256 value) public view returns (uint256) {
        return pooled == 0 ? value : (value * totalShares) / pooled;
    }

    function rebase(uint128 newPooled) external only(ADMIN) {
        pooled = newPooled;
        emit Rebased(newPooled, totalShares);
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 shares = sharesFor(value);
        if (from == address(0)) {
            pooled += uint128(value);
            totalShares += uint128(shares);
        } else {
            if (_balances[from] < shares) revert InsufficientBalance(from, balanceOf(from), value);
            _balances[from] -= shares;
        }
        if (to == address(0)) {
            pooled -= uint128(value);
            totalShares -= uint128(shares);
        } else {
            _balances[to] += shares;
        }
        emit Transfer(from, to, value);
    }
}

/// A token that takes a fee of transfers and splits it among three accounts.
contract FeeToken is Erc20 {
    event FeesChanged(uint16 burned, uint16 treasury, uint16 liquidity);

    struct Fees {
        uint16 burned;
        uint16 treasury;
        uint16 liquidity;
    }

    Fees public fees;
    address public treasury;
    address public liquidity;
    mapping(address => bool) public isExempt;
    mapping(address => bool) public isPair;
    uint256 public maxTransfer;
    uint256 public maxWallet;

    constructor() {
        _initialize("Fee Token", "FEE", 9);
        fees = Fees(10, 20, 30);
        treasury = address(0xbeef);
        liquidity = address(0xcafe);
        isExempt[msg.sender] = true;
        maxTransfer = type(uint256).max;
        maxWallet = type(uint256).max;
    }

    function setFees(Fees calldata next) external only(ADMIN) {
        require(next.burned + next.treasury + next.liquidity <= 1000, "too high");
        fees = next;
        emit FeesChanged(next.burned, next.treasury, next.liquidity);
    }

    function setExempt(address account, bool exempt) external only(ADMIN) {
        isExempt[account] = exempt;
    }

    function setPair(address account, bool pair) external only(ADMIN) {
        isPair[account] = pair;
    }

    function setLimits(uint256 transfer_, uint256 wallet) external only(ADMIN) {
        maxTransfer = transfer_;
        maxWallet = wallet;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        if (isExempt[from] || isExempt[to]) return super._transfer(from, to, value);
        require(value <= maxTransfer, "too much at once");
        require(isPair[to] || balanceOf(to) + value <= maxWallet, "too much in one wallet");
        Fees memory taken = fees;
        uint256 burned = (value * taken.burned) / 10_000;
        uint256 toTreasury = (value * taken.treasury) / 10_000;
        uint256 toLiquidity = (value * taken.liquidity) / 10_000;
        if (burned > 0) _move(from, address(0), burned);
        if (toTreasury > 0) _move(from, treasury, toTreasury);
        if (toLiquidity > 0) _move(from, liquidity, toLiquidity);
        super._transfer(from, to, value - burned - toTreasury - toLiquidity);
    }
}
