// Effective tips where the base fee is zero are whole gas prices.
// chain: head-5247
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","0x147f",[10,50.5,90]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x147f","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0.0205682],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0],"reward":[["0x3b9aca00","0x3b9aca00","0x4a817c800"]]}}
