// A block without transactions.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
