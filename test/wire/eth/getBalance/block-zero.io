// The genesis state is not known: the oldest state of a node is that after block 1.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",{"blockHash":"0x0a9d172945b5e18fdad7ece135f2ffeaef80299a5a678e2486abf57bc8f1cf48"}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBalance","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","earliest"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x52b7d2dcbb68f2792e58d6"}
