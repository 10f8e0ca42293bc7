// Indices are quantities or integers.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_get","params":["0xabababababababababababababababababababababababababababababababab",[0,"0x1"]]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"trace_get","params":["0xabababababababababababababababababababababababababababababababab",["0"]]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 1: indices[0]: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"0\"","data":{"path":"indices[0]","expected":["Uint64"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"trace_get","params":["0xabababababababababababababababababababababababababababababababab","0x0"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 1: indices: must be array, got \"0x0\"","data":{"path":"indices","expected":["array"]}}}
