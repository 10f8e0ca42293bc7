// A quantity, never a block.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x147f"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xb"}
