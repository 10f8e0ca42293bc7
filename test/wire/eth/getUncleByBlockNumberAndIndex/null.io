// There are no siblings.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockNumberAndIndex","params":["latest","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
