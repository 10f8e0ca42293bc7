// The nonce of an account after a block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x147f"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7c"}
