// More gas than a block has.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86f82232a02843b9aca008504a817c8008402faf08094000000000000000000000000000000000000dead8080c001a05fb10801dc71b487977ab6823d33510bb5b217408d1adfe17ee44e8eec5c7482a008866ef5b1f8e3313e2636709db61f8856255f0138fa1e0a4e34d321205dd078"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"exceeds block gas limit","data":{"code":11,"codespace":"sdk","log":"tx gas (50000000) exceeds block gas limit (40000000): out of gas"}}}
