// No calls have no traces.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_callMany","params":[[],"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
