// An unknown hash is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0xabababababababababababababababababababababababababababababababab",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}
