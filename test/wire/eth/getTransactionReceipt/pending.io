// A pending transaction has no receipt.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0x07591a25dfd70b6c6ab960259551d1554f55c499389c34250bce7e4c21eb0262"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
