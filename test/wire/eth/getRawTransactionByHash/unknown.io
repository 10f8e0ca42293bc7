// An unknown hash is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
