// A longer range than the limit is cut, as in geth.
// chain: head-limited
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","latest",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x1cea","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0.00125],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}
