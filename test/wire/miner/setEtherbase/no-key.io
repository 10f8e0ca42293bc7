// The key of the validator's operator must be in the key store.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_setEtherbase","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"key of account 0x7cb61d4117ae31a12e393a1cfa3bac666481d02e not found"}}
