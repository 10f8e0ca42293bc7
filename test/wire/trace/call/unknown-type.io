// The types of traces are a fixed list.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_call","params":[{},["trace","structLogs"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: types[1]: must be trace or stateDiff or vmTrace, got \"structLogs\"","data":{"path":"types[1]","expected":["trace or stateDiff or vmTrace"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_call","params":[{},"trace"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 1: types: must be array, got \"trace\"","data":{"path":"types","expected":["array"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"trace_call","params":[{}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"missing value for required argument 1: types","data":{"path":"types","expected":["a value"]}}}
