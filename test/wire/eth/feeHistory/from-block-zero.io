// The range reaches back to block 0, whose base fee is that of block 1.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x5","0x1",[50]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x342770c0","0x342770c0","0x2daadae3"],"gasUsedRatio":[0,0],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0],"reward":[["0x0"],["0x0"]]}}
