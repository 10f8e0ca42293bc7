// Committed blocks have no siblings.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
