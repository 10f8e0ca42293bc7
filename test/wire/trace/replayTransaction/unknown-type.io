// The types of traces are a fixed list.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_replayTransaction","params":["0xabababababababababababababababababababababababababababababababab",["vmtrace"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: types[0]: must be trace or stateDiff or vmTrace, got \"vmtrace\"","data":{"path":"types[0]","expected":["trace or stateDiff or vmTrace"]}}}
