// A transaction that waits in the node's mempool has no block yet.
// chain: v0.3.2
// The nonce waits longer for the node's list than the transaction does.
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x40a0cb1c63e026a81b55ee1308586e21eec1efa9","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7e"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0x07591a25dfd70b6c6ab960259551d1554f55c499389c34250bce7e4c21eb0262"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":null,"blockNumber":null,"from":"0x40a0cb1c63e026a81b55ee1308586e21eec1efa9","gas":"0x5208","gasPrice":"0x4a817c800","maxFeePerGas":"0x4a817c800","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x07591a25dfd70b6c6ab960259551d1554f55c499389c34250bce7e4c21eb0262","input":"0x","nonce":"0x7d","to":"0x000000000000000000000000000000000000dead","transactionIndex":null,"value":"0x1","type":"0x2","accessList":[],"chainId":"0x40000","v":"0x0","r":"0xf5005c1737ce7a683cadd24c6140742e6d3b57ec11a225604e6c1f64e63b7d6b","s":"0x301acf994a73037f5534af3dda4c9c36a55d0175a866ac40237720d13a1d9155","yParity":"0x0"}}
