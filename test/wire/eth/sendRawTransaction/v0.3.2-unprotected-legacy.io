// A legacy transaction without a chain id.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf864018504a817c80082520894000000000000000000000000000000000000dead03801ca0e12ab99bf2c22263ae1250a975f2af16aca130fc4c8beb2b6d7d404cf1fa2baaa034ecbd856928f2467c89fc60932c86ef9ad46ad2605c9fd772f14ee28fc38b8b"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"only replay-protected (EIP-155) transactions allowed over RPC"}}
