// Tips at percentiles of gas used, in a block of one transaction.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[0,50,100]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x1cea","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0.00125],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0],"reward":[["0x3b9aca00","0x3b9aca00","0x3b9aca00"]]}}
