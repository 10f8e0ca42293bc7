// The value before is 100.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_setGCPercent","params":[100]}
<< {"jsonrpc":"2.0","id":1,"result":100}
