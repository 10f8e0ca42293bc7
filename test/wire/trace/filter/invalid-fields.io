// Fields are checked.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromAddress":"0x11"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: filter.fromAddress: must match ^0x[0-9a-fA-F]{40}$, got \"0x11\"","data":{"path":"filter.fromAddress","expected":["Address"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_filter","params":[{"mode":"both"}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: filter.mode: must be intersection or union, got \"both\"","data":{"path":"filter.mode","expected":["intersection or union"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"trace_filter","params":[{"count":-1}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: filter.count: must be minimum 0, got -1","data":{"path":"filter.count","expected":["minimum 0"]}}}
>> {"jsonrpc":"2.0","id":4,"method":"trace_filter","params":[{"after":"1"}]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: filter.after: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"1\"","data":{"path":"filter.after","expected":["Uint64"]}}}
