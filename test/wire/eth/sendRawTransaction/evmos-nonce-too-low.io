// A nonce that is used up.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86d82232a01843b9aca008504a817c80082520894000000000000000000000000000000000000dead0580c080a0e154f26db9e7a29ff1ea8b2dabf875c53e3cd6879cd014493323ca114633c0f3a0164cf90bf8dc5138d699c030091ec8cb8ee57360e56769f84864df1bf255c892"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too low: next nonce 2, tx nonce 1","data":{"code":3,"codespace":"sdk","log":"invalid nonce; got 1, expected 2: invalid sequence"}}}
