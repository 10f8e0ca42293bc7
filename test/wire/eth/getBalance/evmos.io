// Balances are asked of the package of the chain.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x52b7d2dcbb68f2792e58d6"}
