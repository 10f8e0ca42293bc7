// "earliest" is the first block that has a state; block 0 has none.
// chain: evmos-v20-traces
>> {"jsonrpc":"2.0","id":1,"method":"ots_hasCode","params":["0x00000000000000000000000000000000DeaDBeef","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":2,"method":"ots_hasCode","params":["0x00000000000000000000000000000000DeaDBeef",0]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
