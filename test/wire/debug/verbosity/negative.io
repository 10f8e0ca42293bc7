// There is no level below 0.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_verbosity","params":[-1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: level: must be minimum 0, got -1","data":{"path":"level","expected":["minimum 0"]}}}
