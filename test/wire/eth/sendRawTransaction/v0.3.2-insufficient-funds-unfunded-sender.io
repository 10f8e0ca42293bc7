// A sender without a balance.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e8304000080843b9aca008504a817c80082520894000000000000000000000000000000000000dead0980c001a04d05511122bd9008ee40e283458cedb7cc9cca9ce5ce7c92e24df80567b96834a07c702e4d8f8763dbb1fb62907b7c2909f6a799e18a24c3bcb1f1acdc50a97c31"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 0, tx cost 420000000000009, overshot 420000000000009","data":{"code":5,"codespace":"sdk","log":"failed to check sender balance: sender balance < tx cost (0 < 420000000000009): insufficient funds"}}}
