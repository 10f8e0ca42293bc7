// Tags name no block here, as in geth.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_printBlock","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockNumber: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"latest\"","data":{"path":"blockNumber","expected":["Uint64"]}}}
