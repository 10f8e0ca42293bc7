// A tip above the fee cap.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e82232a028506fc23ac008504a817c80082520894000000000000000000000000000000000000dead8080c080a0f76d5a948265cd538e0a5257d738c6fc86559342acf60a5616bcb95cbf61dcc8a045d41c454476d197857ccffcdf652c5045f0108c51677c489c5996efdc7d1de2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"max priority fee per gas higher than max fee per gas"}}
