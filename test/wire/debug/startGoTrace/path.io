// A file is named without a folder.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_startGoTrace","params":["/tmp/io-trace.json"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: file: must match ^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$, got \"/tmp/io-trace.json\"","data":{"path":"file","expected":["ProfileFile"]}}}
