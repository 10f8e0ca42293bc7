// No calls, no traces; a list for each bundle.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCallMany","params":[[{"transactions":[]},{"transactions":[]}]]}
<< {"jsonrpc":"2.0","id":1,"result":[[],[]]}
