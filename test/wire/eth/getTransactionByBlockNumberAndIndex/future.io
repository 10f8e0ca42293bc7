// A block above the head is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0xffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
