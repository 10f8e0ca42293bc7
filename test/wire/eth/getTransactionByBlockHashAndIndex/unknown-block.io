// An unknown block hash is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xabababababababababababababababababababababababababababababababab","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
