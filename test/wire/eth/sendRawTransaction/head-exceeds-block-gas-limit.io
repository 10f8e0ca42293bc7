// More gas than a block has.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f8708304000001843b9aca008504a817c8008402faf08094000000000000000000000000000000000000dead8080c080a0e135e3304032dd58b00f87801f50e18b73329497c34cebf370bca9b786f73a6ba0566f38bf6ed55ce5e7d35c29a9cead9517419d243b7659e8e750ad55333802e1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"exceeds block gas limit","data":{"code":1,"codespace":"undefined","log":"exceeds block gas limit"}}}
