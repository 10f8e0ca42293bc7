// A number that no block has.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
