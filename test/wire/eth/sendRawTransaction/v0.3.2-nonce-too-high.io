// A nonce that leaves a gap, on a chain that does not queue transactions.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e8304000003843b9aca008504a817c80082520894000000000000000000000000000000000000dead8080c001a09e4235122c4462fda3bf75fbaa89d4a83d02d0449c6a016f16926c0cc8b31faaa005de7ae80a6c6e991d280179f30f7fab2b7bc6a7da818295ef0318ebb324aa96"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too high: tx nonce 3, gapped nonce 1","data":{"code":3,"codespace":"sdk","log":"invalid nonce; got 3, expected 1: invalid sequence"}}}
