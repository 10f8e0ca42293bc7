// A block without transactions has no receipts.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
