// Balance, nonce and code hash after a block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccount","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x147f"]}
<< {"jsonrpc":"2.0","id":1,"result":{"balance":"0xd396ba937a78ed4fc7c3","codeHash":"0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470","nonce":"0x7c","storageRoot":"0x0000000000000000000000000000000000000000000000000000000000000000"}}
