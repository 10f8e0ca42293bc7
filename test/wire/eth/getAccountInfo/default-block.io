// Without a block, reads the newest state.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccountInfo","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101"]}
<< {"jsonrpc":"2.0","id":1,"result":{"balance":"0xd396ba937a78ed4fc7c3","nonce":"0x7c","code":"0x"}}
