// Each part needs a level.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_vmodule","params":["indexer"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: pattern: must be a comma-separated list of part=N, such as indexer=5,mem*=4","data":{"path":"pattern","expected":["must be a comma-separated list of part=N, such as indexer=5,mem*=4"]}}}
