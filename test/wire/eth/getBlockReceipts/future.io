// A block above the head is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
