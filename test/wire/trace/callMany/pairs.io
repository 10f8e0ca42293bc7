// Each call is a list of the call and its trace types.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_callMany","params":[[[{},["trace"]],[["trace"],{}]]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: calls[1]: must be a list of a call and its trace types","data":{"path":"calls[1]","expected":["a list of a call and its trace types"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_callMany","params":[[[{}]]]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: calls[0]: must be a list of a call and its trace types","data":{"path":"calls[0]","expected":["a list of a call and its trace types"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"trace_callMany","params":[[[{},["trace"],"latest"]]]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: calls[0][2]: must be object or array, got \"latest\"","data":{"path":"calls[0][2]","expected":["object","array"]}}}
