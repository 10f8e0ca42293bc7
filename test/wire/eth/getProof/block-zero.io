// There is no proof of the genesis state.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getProof","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",[],"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4444,"message":"history not kept: nodes keep no state of block 0: the first state is that of block 1, which \"earliest\" also means"}}
