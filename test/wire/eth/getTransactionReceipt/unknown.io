// An unknown hash is null at once.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
