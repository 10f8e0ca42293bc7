// A nonce that leaves a gap, on a chain that does not queue transactions.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86d82232a04843b9aca008504a817c80082520894000000000000000000000000000000000000dead8080c001a0d684aeffad5f34d91944d0d1cfbb10231107ca9009b87c49c3e3046751425df1a027a3799091364ebf0e97793c99cf3fc0a0b73a2246af6619541cb9c5003d03aa"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too high: tx nonce 4, gapped nonce 3","data":{"code":3,"codespace":"sdk","log":"invalid nonce; got 4, expected 3: invalid sequence"}}}
