// "earliest" is the first block that has a state; block 0 has none, and nothing was pruned.
// chain: evmos-v20-traces
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCallMany","params":[[{"transactions":[{"to":"0x00000000000000000000000000000000deadbee1","gas":"0x186a0"}]}],{"blockNumber":"earliest","transactionIndex":-1},{"tracer":"callTracer","stateOverrides":{"0x00000000000000000000000000000000deadbee1":{"code":"0x435f5260205ff3"}}}]}
<< {"jsonrpc":"2.0","id":1,"result":[[{"from":"0x0000000000000000000000000000000000000000","gas":"0x186a0","gasUsed":"0x5217","to":"0x00000000000000000000000000000000deadbee1","input":"0x","output":"0x0000000000000000000000000000000000000000000000000000000000000001","value":"0x0","type":"CALL"}]]}
>> {"jsonrpc":"2.0","id":2,"method":"debug_traceCallMany","params":[[{"transactions":[{}]}],{"blockNumber":"0x0","transactionIndex":-1}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
