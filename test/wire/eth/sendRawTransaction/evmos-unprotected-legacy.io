// A legacy transaction without a chain id.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf864028504a817c80082520894000000000000000000000000000000000000dead03801ca0858f54ad533c988c01d47ec98a4bc7b793fb6d71e701dfd4fb680a510528b147a01693514adb5036e853b2d1b0b04feb3ea4994733447f136507cca91aaadab106"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"only replay-protected (EIP-155) transactions allowed over RPC"}}
