// The highest block that is served with its receipts and logs.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}
<< {"jsonrpc":"2.0","id":1,"result":"0x1cea"}
