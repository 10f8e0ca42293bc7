// A block without transactions has an empty list.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_replayBlockTransactions","params":["0x2",["trace","stateDiff","vmTrace"]]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
