// A block without transactions has no receipts.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
