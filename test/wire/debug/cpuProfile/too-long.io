// A profile takes at most 300 seconds.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_cpuProfile","params":["io.cpuprofile",301]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"seconds of a profile: 301 exceeds the limit of 300","data":{"limit":300}}}
