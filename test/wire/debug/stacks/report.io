// The diagnostic report.
// chain: head-runtime
// speconly: it differs each time
>> {"jsonrpc":"2.0","id":1,"method":"debug_stacks","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"{}"}
