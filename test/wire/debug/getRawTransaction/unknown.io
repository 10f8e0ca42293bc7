// An unknown hash has no bytes.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawTransaction","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
