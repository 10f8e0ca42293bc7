// The base fee after the newest block, where blocks announce the next base fee.
// chain: v0.3.2-3
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2","0x3"]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x2","baseFeePerGas":["0x3430fa28","0x2daadae3","0x27f57f86"],"gasUsedRatio":[0,0],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0]}}
