// Null percentiles mean no percentiles.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",null]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x1cea","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0.00125],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}
