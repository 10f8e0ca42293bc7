// A sender without a balance.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86d82232a80843b9aca008504a817c80082520894000000000000000000000000000000000000dead0980c080a0fe87a826472ccb817f90d573f7156a561503a723f9886fab77b3797e4ea05768a049bd9216f7af4df213ae140162aeb3910b004de85dd94bf3943fdbb14df92abb"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 0, tx cost 420000000000009, overshot 420000000000009","data":{"code":5,"codespace":"sdk","log":"failed to check sender balance: sender balance < tx cost (0 < 420000000000009): insufficient funds"}}}
