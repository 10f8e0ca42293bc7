// A value above the balance.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f87a82232a02843b9aca008504a817c80082520894000000000000000000000000000000000000dead8d0c9f2c9cd04674edea4000000080c080a077c9557d9aec5ee9698b3344496dc0eea84186060ec7bf542f9ba3f4cb02d52ca035a09db4a1711f3e2e363a5198fd99b14d71dd5c795b5ff800e66bae6b01fbc7"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 99999778999999998765, tx cost 1000000000000000420000000000000, overshot 999999999900000641000000001235","data":{"code":5,"codespace":"sdk","log":"failed to check sender balance: sender balance < tx cost (99999778999999998765 < 1000000000000000420000000000000): insufficient funds"}}}
