// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import "./Erc20.sol";

interface IReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4);
}

/// An ERC-721 collection that lists its tokens and draws their descriptions.
contract Collection is Roles {
    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    error NonexistentToken(uint256 id);
    error NotAllowed(address sender, uint256 id);

    struct Traits {
        uint64 born;
        uint32 level;
        uint32 rarity;
        uint128 seed;
    }

    string public name = "Collection";
    string public symbol = "COLL";
    mapping(uint256 => address) private _owners;
    mapping(address => uint256) private _balances;
    mapping(uint256 => address) private _approved;
    mapping(address => mapping(address => bool)) public isApprovedForAll;
    mapping(address => mapping(uint256 => uint256)) public tokenOfOwnerByIndex;
    mapping(uint256 => uint256) private _place;
    mapping(uint256 => Traits) public traits;
    uint256[] public tokenByIndex;
    address public royaltyReceiver;
    uint96 public royalty = 250;

    constructor() {
        _grant(ADMIN, msg.sender);
        royaltyReceiver = msg.sender;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x80ac58cd || id == 0x780e9d63 || id == 0x5b5e139f || id == 0x2a55205a || id == 0x01ffc9a7;
    }

    function totalSupply() external view returns (uint256) {
        return tokenByIndex.length;
    }

    function balanceOf(address owner) external view returns (uint256) {
        return _balances[owner];
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = _owners[id];
        if (owner == address(0)) revert NonexistentToken(id);
    }

    function getApproved(uint256 id) public view returns (address) {
        ownerOf(id);
        return _approved[id];
    }

    function tokensOf(address owner) external view returns (uint256[] memory ids) {
        ids = new uint256[](_balances[owner]);
        for (uint256 i = 0; i < ids.length; i++) ids[i] = tokenOfOwnerByIndex[owner][i];
    }

    function royaltyInfo(uint256 id, uint256 price) external view returns (address, uint256) {
        ownerOf(id);
        return (royaltyReceiver, (price * royalty) / 10_000);
    }

    function tokenURI(uint256 id) external view returns (string memory) {
        ownerOf(id);
        Traits memory own = traits[id];
        bytes memory picture = abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#',
            _hex(own.seed & 0xffffff),
            '"/><circle cx="50" cy="50" r="',
            _decimal(10 + (own.seed >> 24) % 35),
            '" fill="#',
            _hex((own.seed >> 48) & 0xffffff),
            '"/></svg>'
        );
        return string(
            abi.encodePacked(
                '{"name":"Collection #',
                _decimal(id),
                '","attributes":[{"trait_type":"level","value":',
                _decimal(own.level),
                '},{"trait_type":"rarity","value":',
                _decimal(own.rarity),
                '}],"image":"data:image/svg+xml;base64,',
                _base64(picture),
                '"}'
            )
        );
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf(id);
        if (msg.sender != owner && !isApprovedForAll[owner][msg.sender]) revert NotAllowed(msg.sender, id);
        _approved[id] = to;
        emit Approval(owner, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) public {
        address owner = ownerOf(id);
        bool isAllowed = msg.sender == owner || isApprovedForAll[owner][msg.sender] || _approved[id] == msg.sender;
        if (!isAllowed || owner != from) revert NotAllowed(msg.sender, id);
        _leave(from, id);
        _enter(to, id);
        delete _approved[id];
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        bytes4 answer = IReceiver(to).onERC721Received(msg.sender, from, id, data);
        require(answer == IReceiver.onERC721Received.selector, "refused");
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function mintEach(address[] calldata to) external only(ADMIN) {
        for (uint256 i = 0; i < to.length; i++) {
            uint256 id = tokenByIndex.length;
            tokenByIndex.push(id);
            uint256 seed = uint256(keccak256(abi.encode(id, to[i])));
            traits[id] = Traits(uint64(block.timestamp), uint32(seed % 50), uint32(seed % 7), uint128(seed));
            _enter(to[i], id);
            emit Transfer(address(0), to[i], id);
        }
    }

    function _enter(address to, uint256 id) private {
        require(to != address(0), "no receiver");
        uint256 place = _balances[to]++;
        tokenOfOwnerByIndex[to][place] = id;
        _place[id] = place;
        _owners[id] = to;
    }

    function _leave(address from, uint256 id) private {
        uint256 last = --_balances[from];
        uint256 place = _place[id];
        if (place != last) {
            uint256 moved = tokenOfOwnerByIndex[from][last];
            tokenOfOwnerByIndex[from][place] = moved;
            _place[moved] = place;
        }
        delete tokenOfOwnerByIndex[from][last];
    }

    function _decimal(uint256 value) private pure returns (bytes memory text) {
        uint256 digits = 1;
        for (uint256 rest = value; rest >= 10; rest /= 10) digits++;
        text = new bytes(digits);
        for (uint256 i = digits; i > 0; value /= 10) text[--i] = bytes1(uint8(48 + (value % 10)));
    }

    function _hex(uint256 value) private pure returns (bytes memory text) {
        text = new bytes(6);
        for (uint256 i = 6; i > 0; value >>= 4) text[--i] = bytes16("0123456789abcdef")[value & 15];
    }

    function _base64(bytes memory data) private pure returns (bytes memory text) {
        bytes memory letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        text = new bytes(4 * ((data.length + 2) / 3));
        uint256 at = 0;
        for (uint256 i = 0; i < data.length; i += 3) {
            uint256 group = uint256(uint8(data[i])) << 16;
            if (i + 1 < data.length) group |= uint256(uint8(data[i + 1])) << 8;
            if (i + 2 < data.length) group |= uint8(data[i + 2]);
            text[at++] = letters[(group >> 18) & 63];
            text[at++] = letters[(group >> 12) & 63];
            text[at++] = i + 1 < data.length ? letters[(group >> 6) & 63] : bytes1("=");
            text[at++] = i + 2 < data.length ? letters[group & 63] : bytes1("=");
        }
    }
}
