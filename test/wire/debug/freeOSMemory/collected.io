// It answers null.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_freeOSMemory","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
