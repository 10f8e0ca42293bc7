// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import "./Erc20.sol";
import "./Tokens.sol";

/// Many calls in one.
contract Multicall {
    struct Call {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function aggregate(Call[] calldata calls) external payable returns (uint256 number, Result[] memory results) {
        return (block.number, _all(calls));
    }

    function tryAggregate(Call[] calldata calls) external payable returns (Result[] memory) {
        return _all(calls);
    }

    /// The same value to each account.
    function disperse(address[] calldata to) external payable {
        uint256 value = msg.value / to.length;
        for (uint256 i = 0; i < to.length; i++) {
            (bool sent, ) = to[i].call{value: value}("");
            require(sent, "refused");
        }
    }

    function getBalances(address[] calldata accounts) external view returns (uint256[] memory values) {
        values = new uint256[](accounts.length);
        for (uint256 i = 0; i < accounts.length; i++) values[i] = accounts[i].balance;
    }

    function getTokenBalances(address account, IErc20[] calldata tokens) external view returns (uint256[] memory values) {
        values = new uint256[](tokens.length);
        for (uint256 i = 0; i < tokens.length; i++) values[i] = tokens[i].balanceOf(account);
    }

    function getBlock() external view returns (uint256 number, uint256 time, uint256 limit, address coinbase) {
        return (block.number, block.timestamp, block.gaslimit, block.coinbase);
    }

    function _all(Call[] calldata calls) private returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            (bool success, bytes memory data) = calls[i].target.call(calls[i].callData);
            require(success || calls[i].allowFailure, "a call failed");
            results[i] = Result(success, data);
        }
    }
}

/// Names of accounts, with texts and an expiry.
contract Registry is Roles {
    event Registered(bytes32 indexed node, string name, address indexed owner, uint64 expires);
    event TextChanged(bytes32 indexed node, string key, string value);
    event Transferred(bytes32 indexed node, address indexed from, address indexed to);

    struct Entry {
        address owner;
        uint64 expires;
        uint32 version;
        address resolved;
        uint96 price;
        string name;
        mapping(string => string) texts;
    }

    mapping(bytes32 => Entry) private _entries;
    mapping(address => bytes32) public primary;
    mapping(address => bytes32[]) private _owned;
    uint256 public count;
    uint96 public basePrice = 1e15;

    constructor() {
        _grant(ADMIN, msg.sender);
    }

    function nodeOf(string memory name) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(bytes32(0), keccak256(bytes(name))));
    }

    function available(string memory name) public view returns (bool) {
        return _entries[nodeOf(name)].expires < block.timestamp;
    }

    function priceOf(string memory name, uint256 duration) public view returns (uint256) {
        uint256 length = bytes(name).length;
        uint256 factor = length <= 3 ? 100 : length == 4 ? 20 : 1;
        return (basePrice * factor * duration) / 365 days;
    }

    function entry(bytes32 node) external view returns (address, uint64, uint32, address, string memory) {
        Entry storage found = _entries[node];
        return (found.owner, found.expires, found.version, found.resolved, found.name);
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _entries[node].texts[key];
    }

    function resolve(string calldata name) external view returns (address) {
        Entry storage found = _entries[nodeOf(name)];
        return found.expires < block.timestamp ? address(0) : found.resolved;
    }

    function nameOf(address account) external view returns (string memory) {
        Entry storage found = _entries[primary[account]];
        return found.owner == account ? found.name : "";
    }

    function ownedBy(address account) external view returns (bytes32[] memory) {
        return _owned[account];
    }

    function register(string calldata name, uint256 duration) external payable {
        require(available(name), "taken");
        require(msg.value >= priceOf(name, duration), "too little");
        _register(name, msg.sender, uint64(block.timestamp + duration));
    }

    function registerEach(string calldata prefix, address[] calldata owners) external only(ADMIN) {
        for (uint256 i = 0; i < owners.length; i++) {
            string memory name = string(abi.encodePacked(prefix, _decimal(count)));
            _register(name, owners[i], uint64(block.timestamp + 3650 days));
        }
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        require(_entries[node].owner == msg.sender, "not yours");
        _entries[node].texts[key] = value;
        _entries[node].version++;
        emit TextChanged(node, key, value);
    }

    function transfer(bytes32 node, address to) external {
        require(_entries[node].owner == msg.sender, "not yours");
        _entries[node].owner = to;
        _owned[to].push(node);
        emit Transferred(node, msg.sender, to);
    }

    function _register(string memory name, address owner, uint64 expires) private {
        bytes32 node = nodeOf(name);
        Entry storage found = _entries[node];
        found.owner = owner;
        found.expires = expires;
        found.version = 1;
        found.resolved = owner;
        found.name = name;
        if (primary[owner] == 0) primary[owner] = node;
        _owned[owner].push(node);
        count++;
        emit Registered(node, name, owner, expires);
    }

    function _decimal(uint256 value) private pure returns (bytes memory digits) {
        uint256 length = 1;
        for (uint256 rest = value; rest >= 10; rest /= 10) length++;
        digits = new bytes(length);
        for (uint256 i = length; i > 0; value /= 10) digits[--i] = bytes1(uint8(48 + (value % 10)));
    }
}

/// Proposals on which the holders of a token vote.
contract Governor {
    event ProposalCreated(uint256 indexed id, address indexed proposer, address[] targets, string description);
    event VoteCast(address indexed voter, uint256 indexed id, uint8 support, uint256 weight, string reason);
    event ProposalExecuted(uint256 indexed id);

    enum State {
        Pending,
        Active,
        Canceled,
        Defeated,
        Succeeded,
        Expired,
        Executed
    }

    struct Proposal {
        address proposer;
        uint48 starts;
        uint48 ends;
        bool isExecuted;
        bool isCanceled;
        uint256 against;
        uint256 inFavour;
        uint256 abstained;
        bytes32 actions;
        mapping(address => uint8) votes;
    }

    VotesToken public immutable token;
    mapping(uint256 => Proposal) private _proposals;
    uint256[] public proposalIds;
    uint256 public constant DELAY = 1;
    uint256 public constant PERIOD = 3 days;
    uint256 public constant QUORUM_PERCENT = 4;

    constructor(VotesToken token_) {
        token = token_;
    }

    function propose(
        address[] calldata targets,
        bytes[] calldata data,
        string calldata description
    ) external returns (uint256 id) {
        require(targets.length == data.length && targets.length > 0, "no actions");
        bytes32 actions = keccak256(abi.encode(targets, data));
        id = uint256(keccak256(abi.encode(actions, keccak256(bytes(description)))));
        Proposal storage proposal = _proposals[id];
        require(proposal.starts == 0, "exists");
        proposal.proposer = msg.sender;
        proposal.starts = uint48(block.timestamp + DELAY);
        proposal.ends = uint48(block.timestamp + DELAY + PERIOD);
        proposal.actions = actions;
        proposalIds.push(id);
        emit ProposalCreated(id, msg.sender, targets, description);
    }

    function state(uint256 id) public view returns (State) {
        Proposal storage proposal = _proposals[id];
        require(proposal.starts != 0, "unknown");
        if (proposal.isExecuted) return State.Executed;
        if (proposal.isCanceled) return State.Canceled;
        if (block.timestamp < proposal.starts) return State.Pending;
        if (block.timestamp <= proposal.ends) return State.Active;
        if (proposal.inFavour <= proposal.against || !hasQuorum(id)) return State.Defeated;
        return block.timestamp > proposal.ends + 14 days ? State.Expired : State.Succeeded;
    }

    function quorum() public view returns (uint256) {
        return (token.totalSupply() * QUORUM_PERCENT) / 100;
    }

    function hasQuorum(uint256 id) public view returns (bool) {
        Proposal storage proposal = _proposals[id];
        return proposal.inFavour + proposal.abstained >= quorum();
    }

    function proposalVotes(uint256 id) external view returns (uint256, uint256, uint256) {
        Proposal storage proposal = _proposals[id];
        return (proposal.against, proposal.inFavour, proposal.abstained);
    }

    function voteOf(uint256 id, address account) external view returns (uint8) {
        return _proposals[id].votes[account];
    }

    /// What an account could add to the outcome, and where the proposal is.
    function outlook(uint256 id, address account) external view returns (State, uint256 weight, bool decides) {
        Proposal storage proposal = _proposals[id];
        weight = token.balanceOf(account) + token.getVotes(account);
        uint256 distance = proposal.inFavour > proposal.against
            ? proposal.inFavour - proposal.against
            : proposal.against - proposal.inFavour;
        return (state(id), weight, proposal.votes[account] == 0 && weight > distance);
    }

    function castVote(uint256 id, uint8 support, string calldata reason) external {
        require(state(id) == State.Active, "not active");
        Proposal storage proposal = _proposals[id];
        require(proposal.votes[msg.sender] == 0, "voted");
        uint256 weight = token.getPastVotes(msg.sender, proposal.starts);
        proposal.votes[msg.sender] = support + 1;
        if (support == 0) proposal.against += weight;
        else if (support == 1) proposal.inFavour += weight;
        else proposal.abstained += weight;
        emit VoteCast(msg.sender, id, support, weight, reason);
    }

    function cancel(uint256 id) external {
        require(_proposals[id].proposer == msg.sender, "not yours");
        _proposals[id].isCanceled = true;
    }

    function execute(uint256 id, address[] calldata targets, bytes[] calldata data) external {
        require(state(id) == State.Succeeded, "not succeeded");
        require(_proposals[id].actions == keccak256(abi.encode(targets, data)), "other actions");
        _proposals[id].isExecuted = true;
        for (uint256 i = 0; i < targets.length; i++) {
            (bool done, ) = targets[i].call(data[i]);
            require(done, "an action failed");
        }
        emit ProposalExecuted(id);
    }
}

/// A wallet of several owners, with daily limits and delayed transactions.
contract SharedWallet {
    event Submitted(uint256 indexed id, address indexed owner, address to, uint256 value);
    event Confirmed(uint256 indexed id, address indexed owner);
    event Executed(uint256 indexed id);

    struct Transaction {
        address to;
        uint64 ready;
        uint16 confirmations;
        bool isExecuted;
        uint128 value;
        bytes data;
    }

    struct Limit {
        uint128 perDay;
        uint128 spent;
        uint64 day;
    }

    uint64 public delay = 1 hours;
    uint16 public required;
    address[] public owners;
    mapping(address => bool) public isOwner;
    mapping(address => Limit) public limits;
    mapping(uint256 => mapping(address => bool)) public isConfirmed;
    Transaction[] private _transactions;

    modifier onlyOwner() {
        require(isOwner[msg.sender], "not an owner");
        _;
    }

    modifier onlySelf() {
        require(msg.sender == address(this), "not the wallet");
        _;
    }

    constructor(address[] memory owners_, uint16 required_) payable {
        require(required_ > 0 && required_ <= owners_.length, "cannot be confirmed");
        for (uint256 i = 0; i < owners_.length; i++) {
            isOwner[owners_[i]] = true;
            owners.push(owners_[i]);
            limits[owners_[i]] = Limit(uint128(1e18 * (i + 1)), 0, uint64(block.timestamp / 1 days));
        }
        required = required_;
    }

    receive() external payable {}

    function transactionCount() external view returns (uint256) {
        return _transactions.length;
    }

    function transaction(uint256 id) external view returns (Transaction memory) {
        return _transactions[id];
    }

    function remaining(address owner) public view returns (uint256) {
        Limit storage limit = limits[owner];
        return limit.day == block.timestamp / 1 days ? limit.perDay - limit.spent : limit.perDay;
    }

    function confirmationsOf(uint256 id) external view returns (address[] memory found) {
        found = new address[](_transactions[id].confirmations);
        uint256 at = 0;
        for (uint256 i = 0; i < owners.length; i++) if (isConfirmed[id][owners[i]]) found[at++] = owners[i];
    }

    function submit(address to, uint128 value, bytes calldata data) external onlyOwner returns (uint256 id) {
        id = _transactions.length;
        _transactions.push(Transaction(to, uint64(block.timestamp) + delay, 0, false, value, data));
        emit Submitted(id, msg.sender, to, value);
        _confirm(id);
    }

    function confirm(uint256 id) external onlyOwner {
        _confirm(id);
    }

    function revoke(uint256 id) external onlyOwner {
        require(isConfirmed[id][msg.sender] && !_transactions[id].isExecuted, "not confirmed");
        isConfirmed[id][msg.sender] = false;
        _transactions[id].confirmations--;
    }

    function execute(uint256 id) external onlyOwner {
        Transaction storage found = _transactions[id];
        require(!found.isExecuted, "executed");
        require(found.confirmations >= required && block.timestamp >= found.ready, "not ready");
        found.isExecuted = true;
        (bool done, ) = found.to.call{value: found.value}(found.data);
        require(done, "failed");
        emit Executed(id);
    }

    function spend(address payable to, uint128 value) external onlyOwner {
        require(value <= remaining(msg.sender), "above the limit");
        Limit storage limit = limits[msg.sender];
        uint64 day = uint64(block.timestamp / 1 days);
        if (limit.day != day) (limit.day, limit.spent) = (day, 0);
        limit.spent += value;
        (bool sent, ) = to.call{value: value}("");
        require(sent, "refused");
    }

    function addOwner(address owner) external onlySelf {
        require(!isOwner[owner], "an owner");
        isOwner[owner] = true;
        owners.push(owner);
    }

    function setRequired(uint16 next) external onlySelf {
        require(next > 0 && next <= owners.length, "cannot be confirmed");
        required = next;
    }

    function setDelay(uint64 next) external onlySelf {
        delay = next;
    }

    function _confirm(uint256 id) private {
        require(!isConfirmed[id][msg.sender], "confirmed");
        isConfirmed[id][msg.sender] = true;
        _transactions[id].confirmations++;
        emit Confirmed(id, msg.sender);
    }
}
