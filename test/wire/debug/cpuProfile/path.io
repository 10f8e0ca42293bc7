// A file is named without a folder.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_cpuProfile","params":["../io.cpuprofile",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: file: must match ^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$, got \"../io.cpuprofile\"","data":{"path":"file","expected":["ProfileFile"]}}}
