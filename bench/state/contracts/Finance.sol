// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import "./Erc20.sol";

/// Shares of what a vault holds of a token (ERC-4626), with a fee on what it earns.
contract Vault is Erc20 {
    event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares);
    event Withdraw(address indexed sender, address receiver, address indexed owner, uint256 assets, uint256 shares);
    event Reported(uint256 gain, uint256 loss, uint256 fee);

    struct Strategy {
        uint128 debt;
        uint64 reported;
        uint32 limit;
        bool isActive;
    }

    IErc20 public immutable asset;
    uint128 public deployed;
    uint64 public lastReport;
    uint32 public performanceFee = 1000;
    uint256 public lockedProfit;
    mapping(address => Strategy) public strategies;
    address[] public queue;

    constructor(IErc20 asset_) {
        asset = asset_;
        lastReport = uint64(block.timestamp);
        _initialize("Vault Share", "vTOK", 18);
    }

    function totalAssets() public view returns (uint256) {
        return asset.balanceOf(address(this)) + deployed - _stillLocked();
    }

    function convertToShares(uint256 assets) public view returns (uint256) {
        return (assets * (totalSupply() + 1)) / (totalAssets() + 1);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        return (shares * (totalAssets() + 1)) / (totalSupply() + 1);
    }

    function maxDeposit(address) external view returns (uint256) {
        return paused ? 0 : type(uint128).max;
    }

    function maxWithdraw(address owner) external view returns (uint256) {
        uint256 idle = asset.balanceOf(address(this));
        uint256 held = convertToAssets(balanceOf(owner));
        return held < idle ? held : idle;
    }

    function maxRedeem(address owner) external view returns (uint256) {
        return balanceOf(owner);
    }

    function previewDeposit(uint256 assets) external view returns (uint256) {
        return convertToShares(assets);
    }

    function previewMint(uint256 shares) public view returns (uint256) {
        return convertToAssets(shares) + 1;
    }

    function previewWithdraw(uint256 assets) public view returns (uint256) {
        return convertToShares(assets) + 1;
    }

    function previewRedeem(uint256 shares) external view returns (uint256) {
        return convertToAssets(shares);
    }

    function deposit(uint256 assets, address receiver) external returns (uint256 shares) {
        shares = convertToShares(assets);
        _deposit(assets, shares, receiver);
    }

    function mintShares(uint256 shares, address receiver) external returns (uint256 assets) {
        assets = previewMint(shares);
        _deposit(assets, shares, receiver);
    }

    function withdraw(uint256 assets, address receiver, address owner) external returns (uint256 shares) {
        shares = previewWithdraw(assets);
        _withdraw(assets, shares, receiver, owner);
    }

    function redeem(uint256 shares, address receiver, address owner) external returns (uint256 assets) {
        assets = convertToAssets(shares);
        _withdraw(assets, shares, receiver, owner);
    }

    function addStrategy(address strategy, uint32 limit) external only(ADMIN) {
        strategies[strategy] = Strategy(0, uint64(block.timestamp), limit, true);
        queue.push(strategy);
    }

    function report(uint256 gain, uint256 loss) external {
        Strategy storage strategy = strategies[msg.sender];
        require(strategy.isActive, "not a strategy");
        uint256 fee = (gain * performanceFee) / 10_000;
        if (fee > 0) _move(address(0), address(this), convertToShares(fee));
        lockedProfit = _stillLocked() + gain - fee;
        deployed = deployed + uint128(gain) - uint128(loss);
        strategy.reported = uint64(block.timestamp);
        lastReport = uint64(block.timestamp);
        emit Reported(gain, loss, fee);
    }

    function _stillLocked() private view returns (uint256) {
        uint256 elapsed = block.timestamp - lastReport;
        return elapsed >= 6 hours ? 0 : lockedProfit - (lockedProfit * elapsed) / 6 hours;
    }

    function _deposit(uint256 assets, uint256 shares, address receiver) private {
        require(asset.transferFrom(msg.sender, address(this), assets), "refused");
        _move(address(0), receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function _withdraw(uint256 assets, uint256 shares, address receiver, address owner) private {
        if (msg.sender != owner) _spend(owner, msg.sender, shares);
        _move(owner, address(0), shares);
        require(asset.transfer(receiver, assets), "refused");
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }
}

/// Rewards by the second for staked tokens.
contract Staking is Roles {
    event Staked(address indexed account, uint256 value);
    event Unstaked(address indexed account, uint256 value);
    event RewardPaid(address indexed account, uint256 value);

    struct Position {
        uint128 staked;
        uint64 since;
        uint64 unlocks;
        uint256 paidPerToken;
        uint256 reward;
    }

    IErc20 public immutable token;
    uint128 public totalStaked;
    uint64 public updated;
    uint64 public ends;
    uint128 public rate;
    uint256 public storedPerToken;
    mapping(address => Position) public positions;
    uint32[4] public boosts = [10_000, 11_000, 12_500, 15_000];

    constructor(IErc20 token_) {
        token = token_;
        updated = uint64(block.timestamp);
        ends = uint64(block.timestamp + 3650 days);
        rate = 1e15;
        _grant(ADMIN, msg.sender);
    }

    function rewardPerToken() public view returns (uint256) {
        if (totalStaked == 0) return storedPerToken;
        return storedPerToken + ((_lastTime() - updated) * rate * 1e18) / totalStaked;
    }

    function boostOf(address account) public view returns (uint256) {
        uint256 months = (block.timestamp - positions[account].since) / 30 days;
        return boosts[months > 3 ? 3 : months];
    }

    function earned(address account) public view returns (uint256) {
        Position storage position = positions[account];
        uint256 added = (uint256(position.staked) * (rewardPerToken() - position.paidPerToken)) / 1e18;
        return position.reward + (added * boostOf(account)) / 10_000;
    }

    function stake(uint256 value) external {
        require(token.transferFrom(msg.sender, address(this), value), "refused");
        _stake(msg.sender, value);
    }

    function stakeFor(address[] calldata accounts, uint256 value) external only(ADMIN) {
        require(token.transferFrom(msg.sender, address(this), value * accounts.length), "refused");
        for (uint256 i = 0; i < accounts.length; i++) _stake(accounts[i], value);
    }

    function unstake(uint256 value) external {
        _update(msg.sender);
        Position storage position = positions[msg.sender];
        require(block.timestamp >= position.unlocks, "locked");
        position.staked -= uint128(value);
        totalStaked -= uint128(value);
        require(token.transfer(msg.sender, value), "refused");
        emit Unstaked(msg.sender, value);
    }

    function claim() external {
        _update(msg.sender);
        uint256 value = positions[msg.sender].reward;
        positions[msg.sender].reward = 0;
        require(token.transfer(msg.sender, value), "refused");
        emit RewardPaid(msg.sender, value);
    }

    function setRate(uint128 next, uint64 end) external only(ADMIN) {
        _update(address(0));
        rate = next;
        ends = end;
    }

    function _stake(address account, uint256 value) private {
        _update(account);
        Position storage position = positions[account];
        if (position.since == 0) position.since = uint64(block.timestamp);
        position.unlocks = uint64(block.timestamp + 7 days);
        position.staked += uint128(value);
        totalStaked += uint128(value);
        emit Staked(account, value);
    }

    function _update(address account) private {
        storedPerToken = rewardPerToken();
        updated = uint64(_lastTime());
        if (account == address(0)) return;
        positions[account].reward = earned(account);
        positions[account].paidPerToken = storedPerToken;
    }

    function _lastTime() private view returns (uint256) {
        return block.timestamp < ends ? block.timestamp : ends;
    }
}

/// Prices that several reporters submit in rounds: the median counts.
contract Oracle is Roles {
    event Answered(address indexed token, uint80 indexed round, int256 answer);

    struct Round {
        int192 answer;
        uint64 time;
    }

    bytes32 public constant REPORTER = keccak256("REPORTER");
    mapping(address => uint80) public latestRound;
    mapping(address => mapping(uint80 => Round)) private _rounds;
    mapping(address => mapping(uint80 => int256[])) private _submissions;
    uint256 public quorum = 3;
    uint8 public constant decimals = 8;

    constructor() {
        _grant(ADMIN, msg.sender);
        _grant(REPORTER, msg.sender);
    }

    function submit(address token, int256[] calldata answers) external only(REPORTER) {
        uint80 round = latestRound[token] + 1;
        int256[] storage kept = _submissions[token][round];
        for (uint256 i = 0; i < answers.length; i++) kept.push(answers[i]);
        if (kept.length < quorum) return;
        int256 answer = _median(kept);
        _rounds[token][round] = Round(int192(answer), uint64(block.timestamp));
        latestRound[token] = round;
        emit Answered(token, round, answer);
    }

    function latestRoundData(address token) public view returns (uint80, int256, uint256, uint256, uint80) {
        uint80 round = latestRound[token];
        Round memory last = _rounds[token][round];
        require(last.time != 0, "no data");
        return (round, last.answer, last.time, last.time, round);
    }

    function price(address token) public view returns (uint256) {
        (, int256 answer, , , ) = latestRoundData(token);
        require(answer > 0, "no price");
        return uint256(answer);
    }

    /// Mean of the newest rounds, weighted by the time that each was valid.
    function averagePrice(address token, uint80 rounds) external view returns (uint256) {
        uint80 last = latestRound[token];
        uint256 until = block.timestamp;
        uint256 sum;
        uint256 weight;
        for (uint80 i = 0; i < rounds && i < last; i++) {
            Round memory round = _rounds[token][last - i];
            uint256 valid = until - round.time + 1;
            sum += uint256(int256(round.answer)) * valid;
            weight += valid;
            until = round.time;
        }
        return sum / weight;
    }

    function submissions(address token, uint80 round) external view returns (int256[] memory) {
        return _submissions[token][round];
    }

    function _median(int256[] memory values) private pure returns (int256) {
        for (uint256 i = 1; i < values.length; i++) {
            int256 value = values[i];
            uint256 at = i;
            for (; at > 0 && values[at - 1] > value; at--) values[at] = values[at - 1];
            values[at] = value;
        }
        uint256 middle = values.length / 2;
        return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    }
}

/// Loans against collateral in several tokens. Interest follows the use of each market.
contract Lending is Roles {
    event Supplied(address indexed token, address indexed account, uint256 value);
    event Borrowed(address indexed token, address indexed account, uint256 value);
    event Repaid(address indexed token, address indexed account, uint256 value);
    event Liquidated(address indexed account, address indexed liquidator, uint256 repaid, uint256 seized);

    struct Market {
        uint128 supplied;
        uint128 borrowed;
        uint128 supplyIndex;
        uint128 borrowIndex;
        uint64 updated;
        uint32 collateralFactor;
        uint32 reserveFactor;
        bool isListed;
    }

    struct Balance {
        uint128 supplied;
        uint128 borrowed;
    }

    uint256 private constant ONE = 1e18;
    uint256 private constant BASE_RATE = 2e16;
    uint256 private constant SLOPE = 1e17;
    uint256 private constant STEEP_SLOPE = 2e18;
    uint256 private constant KINK = 8e17;

    Oracle public immutable oracle;
    address[] public tokens;
    mapping(address => Market) public markets;
    mapping(address => mapping(address => Balance)) public balances;

    constructor(Oracle oracle_) {
        oracle = oracle_;
        _grant(ADMIN, msg.sender);
    }

    function list(address token, uint32 collateralFactor) external only(ADMIN) {
        require(!markets[token].isListed, "listed");
        uint64 time = uint64(block.timestamp);
        markets[token] = Market(0, 0, uint128(ONE), uint128(ONE), time, collateralFactor, 1000, true);
        tokens.push(token);
    }

    function utilization(address token) public view returns (uint256) {
        Market storage market = markets[token];
        return market.supplied == 0 ? 0 : (uint256(market.borrowed) * ONE) / market.supplied;
    }

    function borrowRate(address token) public view returns (uint256) {
        uint256 used = utilization(token);
        if (used <= KINK) return BASE_RATE + (used * SLOPE) / ONE;
        return BASE_RATE + (KINK * SLOPE) / ONE + ((used - KINK) * STEEP_SLOPE) / ONE;
    }

    function indices(address token) public view returns (uint256 supplyIndex, uint256 borrowIndex) {
        Market storage market = markets[token];
        uint256 elapsed = block.timestamp - market.updated;
        uint256 interest = (borrowRate(token) * elapsed) / 365 days;
        borrowIndex = market.borrowIndex + (uint256(market.borrowIndex) * interest) / ONE;
        uint256 earned = (interest * utilization(token) * (10_000 - market.reserveFactor)) / 10_000 / ONE;
        supplyIndex = market.supplyIndex + (uint256(market.supplyIndex) * earned) / ONE;
    }

    /// What an account owns, owes and could still borrow, at the prices of the oracle.
    function accountData(address account) public view returns (uint256 owns, uint256 owes, uint256 limit) {
        for (uint256 i = 0; i < tokens.length; i++) {
            Balance storage balance = balances[tokens[i]][account];
            if (balance.supplied == 0 && balance.borrowed == 0) continue;
            (uint256 supplyIndex, uint256 borrowIndex) = indices(tokens[i]);
            uint256 price = oracle.price(tokens[i]);
            uint256 value = (((uint256(balance.supplied) * supplyIndex) / ONE) * price) / 1e8;
            owns += value;
            limit += (value * markets[tokens[i]].collateralFactor) / 10_000;
            owes += (((uint256(balance.borrowed) * borrowIndex) / ONE) * price) / 1e8;
        }
    }

    function healthFactor(address account) external view returns (uint256) {
        (, uint256 owes, uint256 limit) = accountData(account);
        return owes == 0 ? type(uint256).max : (limit * ONE) / owes;
    }

    function supply(address token, uint256 value) external {
        require(IErc20(token).transferFrom(msg.sender, address(this), value), "refused");
        _supply(token, msg.sender, value);
    }

    function supplyFor(address token, address[] calldata accounts, uint256 value) external only(ADMIN) {
        require(IErc20(token).transferFrom(msg.sender, address(this), value * accounts.length), "refused");
        for (uint256 i = 0; i < accounts.length; i++) _supply(token, accounts[i], value);
    }

    function borrow(address token, uint256 value) external {
        _accrue(token);
        Market storage market = markets[token];
        balances[token][msg.sender].borrowed += uint128((value * ONE) / market.borrowIndex);
        market.borrowed += uint128(value);
        (, uint256 owes, uint256 limit) = accountData(msg.sender);
        require(owes <= limit, "too little collateral");
        require(IErc20(token).transfer(msg.sender, value), "refused");
        emit Borrowed(token, msg.sender, value);
    }

    function repay(address token, uint256 value) external {
        _accrue(token);
        Market storage market = markets[token];
        require(IErc20(token).transferFrom(msg.sender, address(this), value), "refused");
        balances[token][msg.sender].borrowed -= uint128((value * ONE) / market.borrowIndex);
        market.borrowed -= uint128(value);
        emit Repaid(token, msg.sender, value);
    }

    function liquidate(address account, address owed, address seized, uint256 value) external {
        (, uint256 owes, uint256 limit) = accountData(account);
        require(owes > limit, "healthy");
        _accrue(owed);
        _accrue(seized);
        require(IErc20(owed).transferFrom(msg.sender, address(this), value), "refused");
        uint256 worth = (value * oracle.price(owed) * 108) / 100 / oracle.price(seized);
        balances[owed][account].borrowed -= uint128((value * ONE) / markets[owed].borrowIndex);
        uint128 moved = uint128((worth * ONE) / markets[seized].supplyIndex);
        balances[seized][account].supplied -= moved;
        balances[seized][msg.sender].supplied += moved;
        emit Liquidated(account, msg.sender, value, worth);
    }

    function _supply(address token, address account, uint256 value) private {
        _accrue(token);
        Market storage market = markets[token];
        require(market.isListed, "not listed");
        balances[token][account].supplied += uint128((value * ONE) / market.supplyIndex);
        market.supplied += uint128(value);
        emit Supplied(token, account, value);
    }

    function _accrue(address token) private {
        (uint256 supplyIndex, uint256 borrowIndex) = indices(token);
        Market storage market = markets[token];
        market.supplyIndex = uint128(supplyIndex);
        market.borrowIndex = uint128(borrowIndex);
        market.updated = uint64(block.timestamp);
    }
}
