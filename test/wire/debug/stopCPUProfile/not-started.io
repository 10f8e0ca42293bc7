// There is no profile.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_stopCPUProfile","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"CPU profiling not in progress"}}
