// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import "./Erc20.sol";

interface ISwapCallee {
    function onSwap(address sender, uint256 out0, uint256 out1, bytes calldata data) external;
}

/// A pair of tokens whose product stays constant. Reserves and the time of the last change share a slot.
contract Pair is Erc20 {
    event Minted(address indexed sender, uint256 amount0, uint256 amount1);
    event Burned(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
    event Swapped(address indexed sender, uint256 in0, uint256 in1, uint256 out0, uint256 out1, address indexed to);
    event Synchronized(uint112 reserve0, uint112 reserve1);

    uint256 private constant MINIMUM = 1000;
    uint256 private constant FEE_PER_THOUSAND = 3;

    address public immutable factory;
    address public token0;
    address public token1;
    uint112 private _reserve0;
    uint112 private _reserve1;
    uint32 private _time;
    uint256 public cumulative0;
    uint256 public cumulative1;
    uint256 private _lock = 1;

    modifier locked() {
        require(_lock == 1, "locked");
        _lock = 2;
        _;
        _lock = 1;
    }

    constructor() {
        factory = msg.sender;
        _initialize("Pool Share", "POOL", 18);
    }

    function initialize(address first, address second) external {
        require(msg.sender == factory, "not the factory");
        token0 = first;
        token1 = second;
    }

    function getReserves() public view returns (uint112, uint112, uint32) {
        return (_reserve0, _reserve1, _time);
    }

    function provide(address to) external locked returns (uint256 shares) {
        (uint112 reserve0, uint112 reserve1, ) = getReserves();
        uint256 balance0 = IErc20(token0).balanceOf(address(this));
        uint256 balance1 = IErc20(token1).balanceOf(address(this));
        uint256 amount0 = balance0 - reserve0;
        uint256 amount1 = balance1 - reserve1;
        if (_supply == 0) {
            shares = _root(amount0 * amount1) - MINIMUM;
            _move(address(0), address(1), MINIMUM);
        } else {
            uint256 of0 = (amount0 * _supply) / reserve0;
            uint256 of1 = (amount1 * _supply) / reserve1;
            shares = of0 < of1 ? of0 : of1;
        }
        require(shares > 0, "too little");
        _move(address(0), to, shares);
        _update(balance0, balance1, reserve0, reserve1);
        emit Minted(msg.sender, amount0, amount1);
    }

    function withdraw(address to) external locked returns (uint256 amount0, uint256 amount1) {
        (uint112 reserve0, uint112 reserve1, ) = getReserves();
        uint256 balance0 = IErc20(token0).balanceOf(address(this));
        uint256 balance1 = IErc20(token1).balanceOf(address(this));
        uint256 shares = _balances[address(this)];
        amount0 = (shares * balance0) / _supply;
        amount1 = (shares * balance1) / _supply;
        require(amount0 > 0 && amount1 > 0, "too little");
        _move(address(this), address(0), shares);
        IErc20(token0).transfer(to, amount0);
        IErc20(token1).transfer(to, amount1);
        _update(balance0 - amount0, balance1 - amount1, reserve0, reserve1);
        emit Burned(msg.sender, amount0, amount1, to);
    }

    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external locked {
        (uint112 reserve0, uint112 reserve1, ) = getReserves();
        require(out0 > 0 || out1 > 0, "nothing");
        require(out0 < reserve0 && out1 < reserve1, "too much");
        _send(out0, out1, to, data);
        uint256 balance0 = IErc20(token0).balanceOf(address(this));
        uint256 balance1 = IErc20(token1).balanceOf(address(this));
        uint256 in0 = balance0 + out0 > reserve0 ? balance0 + out0 - reserve0 : 0;
        uint256 in1 = balance1 + out1 > reserve1 ? balance1 + out1 - reserve1 : 0;
        require(in0 > 0 || in1 > 0, "nothing in");
        {
            uint256 adjusted0 = balance0 * 1000 - in0 * FEE_PER_THOUSAND;
            uint256 adjusted1 = balance1 * 1000 - in1 * FEE_PER_THOUSAND;
            require(adjusted0 * adjusted1 >= uint256(reserve0) * reserve1 * 1_000_000, "the product shrinks");
        }
        _update(balance0, balance1, reserve0, reserve1);
        emit Swapped(msg.sender, in0, in1, out0, out1, to);
    }

    function _send(uint256 out0, uint256 out1, address to, bytes calldata data) private {
        if (out0 > 0) IErc20(token0).transfer(to, out0);
        if (out1 > 0) IErc20(token1).transfer(to, out1);
        if (data.length > 0) ISwapCallee(to).onSwap(msg.sender, out0, out1, data);
    }

    function skim(address to) external locked {
        IErc20(token0).transfer(to, IErc20(token0).balanceOf(address(this)) - _reserve0);
        IErc20(token1).transfer(to, IErc20(token1).balanceOf(address(this)) - _reserve1);
    }

    function sync() external locked {
        uint256 balance0 = IErc20(token0).balanceOf(address(this));
        _update(balance0, IErc20(token1).balanceOf(address(this)), _reserve0, _reserve1);
    }

    function _update(uint256 balance0, uint256 balance1, uint112 reserve0, uint112 reserve1) private {
        require(balance0 <= type(uint112).max && balance1 <= type(uint112).max, "overflow");
        uint32 elapsed;
        unchecked {
            elapsed = uint32(block.timestamp) - _time;
            if (elapsed > 0 && reserve0 != 0 && reserve1 != 0) {
                cumulative0 += ((uint256(reserve1) << 112) / reserve0) * elapsed;
                cumulative1 += ((uint256(reserve0) << 112) / reserve1) * elapsed;
            }
        }
        _reserve0 = uint112(balance0);
        _reserve1 = uint112(balance1);
        _time = uint32(block.timestamp);
        emit Synchronized(uint112(balance0), uint112(balance1));
    }

    function _root(uint256 value) private pure returns (uint256 root) {
        if (value == 0) return 0;
        root = value;
        uint256 next = value / 2 + 1;
        while (next < root) {
            root = next;
            next = (value / next + next) / 2;
        }
    }
}

/// Creates pairs and knows them by their tokens.
contract Factory {
    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    mapping(address => mapping(address => address)) public getPair;
    address[] public allPairs;

    function pairCount() external view returns (uint256) {
        return allPairs.length;
    }

    function createPair(address a, address b) external returns (address pair) {
        (address token0, address token1) = a < b ? (a, b) : (b, a);
        require(token0 != address(0) && token0 != token1, "no pair");
        require(getPair[token0][token1] == address(0), "exists");
        Pair created = new Pair{salt: keccak256(abi.encodePacked(token0, token1))}();
        created.initialize(token0, token1);
        pair = address(created);
        getPair[token0][token1] = pair;
        getPair[token1][token0] = pair;
        allPairs.push(pair);
        emit PairCreated(token0, token1, pair, allPairs.length);
    }
}

/// Quotes and swaps along a path of pairs.
contract Router {
    Factory public immutable factory;

    modifier before(uint256 deadline) {
        require(deadline >= block.timestamp, "expired");
        _;
    }

    constructor(Factory of_) {
        factory = of_;
    }

    function amountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        require(amountIn > 0 && reserveIn > 0 && reserveOut > 0, "too little");
        uint256 withFee = amountIn * 997;
        return (withFee * reserveOut) / (reserveIn * 1000 + withFee);
    }

    function amountIn(uint256 out, uint256 reserveIn, uint256 reserveOut) public pure returns (uint256) {
        require(out > 0 && reserveIn > 0 && reserveOut > out, "too little");
        return (reserveIn * out * 1000) / ((reserveOut - out) * 997) + 1;
    }

    function getAmountsOut(uint256 first, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "no path");
        amounts = new uint256[](path.length);
        amounts[0] = first;
        for (uint256 i = 0; i + 1 < path.length; i++) {
            (uint256 reserveIn, uint256 reserveOut) = reserves(path[i], path[i + 1]);
            amounts[i + 1] = amountOut(amounts[i], reserveIn, reserveOut);
        }
    }

    function getAmountsIn(uint256 last, address[] memory path) public view returns (uint256[] memory amounts) {
        require(path.length >= 2, "no path");
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = last;
        for (uint256 i = path.length - 1; i > 0; i--) {
            (uint256 reserveIn, uint256 reserveOut) = reserves(path[i - 1], path[i]);
            amounts[i - 1] = amountIn(amounts[i], reserveIn, reserveOut);
        }
    }

    function reserves(address a, address b) public view returns (uint256 reserveA, uint256 reserveB) {
        (uint256 reserve0, uint256 reserve1, ) = Pair(factory.getPair(a, b)).getReserves();
        return a < b ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function addLiquidity(
        address a,
        address b,
        uint256 amountA,
        uint256 amountB,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256) {
        address pair = factory.getPair(a, b);
        if (pair == address(0)) pair = factory.createPair(a, b);
        _take(a, msg.sender, pair, amountA);
        _take(b, msg.sender, pair, amountB);
        return Pair(pair).provide(to);
    }

    function removeLiquidity(
        address a,
        address b,
        uint256 shares,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256, uint256) {
        address pair = factory.getPair(a, b);
        _take(pair, msg.sender, pair, shares);
        return Pair(pair).withdraw(to);
    }

    function swapExactIn(
        uint256 given,
        uint256 least,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = getAmountsOut(given, path);
        require(amounts[amounts.length - 1] >= least, "too little out");
        _take(path[0], msg.sender, factory.getPair(path[0], path[1]), amounts[0]);
        _swap(amounts, path, to);
    }

    function swapExactOut(
        uint256 wanted,
        uint256 most,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external before(deadline) returns (uint256[] memory amounts) {
        amounts = getAmountsIn(wanted, path);
        require(amounts[0] <= most, "too much in");
        _take(path[0], msg.sender, factory.getPair(path[0], path[1]), amounts[0]);
        _swap(amounts, path, to);
    }

    function _swap(uint256[] memory amounts, address[] memory path, address to) private {
        for (uint256 i = 0; i + 1 < path.length; i++) {
            bool isFirst = path[i] < path[i + 1];
            (uint256 out0, uint256 out1) = isFirst ? (uint256(0), amounts[i + 1]) : (amounts[i + 1], uint256(0));
            address next = i + 2 < path.length ? factory.getPair(path[i + 1], path[i + 2]) : to;
            Pair(factory.getPair(path[i], path[i + 1])).swap(out0, out1, next, "");
        }
    }

    function _take(address token, address from, address to, uint256 value) private {
        (bool done, bytes memory result) = token.call(abi.encodeCall(IErc20.transferFrom, (from, to, value)));
        require(done && (result.length == 0 || abi.decode(result, (bool))), "transferFrom failed");
    }
}
