// Block 0 exists and has no uncles.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
