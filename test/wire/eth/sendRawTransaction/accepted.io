// A transaction is found as soon as it is sent, counts in the pending nonce, and is refused as known when it is sent again.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86e8304000080843b9aca008504a817c80082520894000000000000000000000000000000000000dead0180c080a05fb45d989d4b9f0b7b9851b7d63a650afedc65a0ded1282dd99046d6f5bc44a1a0684fd55cfd06aa76f1bf9669a6c5827b4b0fae20f3e3dcec7203a736d30db4b7"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x84cb62afbb62ef8713fdb65d9044131c5e48ad9021c4eef544b3e11c52887dc4"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getTransactionByHash","params":["0x84cb62afbb62ef8713fdb65d9044131c5e48ad9021c4eef544b3e11c52887dc4"]}
<< {"jsonrpc":"2.0","id":2,"result":{"blockHash":null,"blockNumber":null,"from":"0xaf0b4c5b52f58958306cea1fe90f9e2482b8dc8f","gas":"0x5208","gasPrice":"0x4a817c800","maxFeePerGas":"0x4a817c800","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x84cb62afbb62ef8713fdb65d9044131c5e48ad9021c4eef544b3e11c52887dc4","input":"0x","nonce":"0x0","to":"0x000000000000000000000000000000000000dead","transactionIndex":null,"value":"0x1","type":"0x2","accessList":[],"chainId":"0x40000","v":"0x0","r":"0x5fb45d989d4b9f0b7b9851b7d63a650afedc65a0ded1282dd99046d6f5bc44a1","s":"0x684fd55cfd06aa76f1bf9669a6c5827b4b0fae20f3e3dcec7203a736d30db4b7","yParity":"0x0"}}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getTransactionReceipt","params":["0x84cb62afbb62ef8713fdb65d9044131c5e48ad9021c4eef544b3e11c52887dc4"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getTransactionCount","params":["0xaf0b4c5b52f58958306cea1fe90f9e2482b8dc8f","pending"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x1"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getTransactionCount","params":["0xaf0b4c5b52f58958306cea1fe90f9e2482b8dc8f","latest"]}
<< {"jsonrpc":"2.0","id":5,"result":"0x0"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_sendRawTransaction","params":["0x02f86e8304000080843b9aca008504a817c80082520894000000000000000000000000000000000000dead0180c080a05fb45d989d4b9f0b7b9851b7d63a650afedc65a0ded1282dd99046d6f5bc44a1a0684fd55cfd06aa76f1bf9669a6c5827b4b0fae20f3e3dcec7203a736d30db4b7"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"already known","data":{"code":1,"codespace":"undefined","log":"already known"}}}
