// 0 switches the measurement off.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_setMutexProfileFraction","params":[0]}
<< {"jsonrpc":"2.0","id":1,"result":null}
