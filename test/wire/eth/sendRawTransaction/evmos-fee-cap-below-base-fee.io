// A fee cap below the base fee.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86482232a04010182520894000000000000000000000000000000000000dead3f80c080a002c7c1f6835215dfa9f5ab1e39d7fd6e7da3e095302302eabb48e95998a695e5a00472a8190ef97ce093b176d30a63c669f563cfd0a8c03559ab6b3144e7a27b3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"max fee per gas less than block base fee: address 0x59672e57a9366ebce9e94d2a0edf37833a9ae98d, maxFeePerGas: 1, baseFee: 4","data":{"code":13,"codespace":"sdk","log":"max fee per gas less than block base fee (1 < 4): insufficient fee"}}}
