// Each Ethereum message is a transaction.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0xe90"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3"}
