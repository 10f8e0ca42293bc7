// "earliest" is the first block that has a state, as for eth_call; block 0 has none, and nothing was pruned.
// chain: evmos-v20-traces
>> {"jsonrpc":"2.0","id":1,"method":"trace_call","params":[{"to":"0x00000000000000000000000000000000deadbee1","gas":"0x186a0"},["trace"],"earliest",{"0x00000000000000000000000000000000deadbee1":{"code":"0x435f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":{"output":"0x0000000000000000000000000000000000000000000000000000000000000001","stateDiff":null,"trace":[{"action":{"callType":"call","from":"0x0000000000000000000000000000000000000000","gas":"0x13498","input":"0x","to":"0x00000000000000000000000000000000deadbee1","value":"0x0"},"result":{"gasUsed":"0xf","output":"0x0000000000000000000000000000000000000000000000000000000000000001"},"subtraces":0,"traceAddress":[],"type":"call"}],"vmTrace":null}}
>> {"jsonrpc":"2.0","id":2,"method":"trace_call","params":[{},["trace"],"0x0"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
