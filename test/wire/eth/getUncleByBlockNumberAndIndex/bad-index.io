// An index is hex text.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockNumberAndIndex","params":["latest","first"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: uncleIndex: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"first\"","data":{"path":"uncleIndex","expected":["Uint64"]}}}
