// Block 0 alone.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x5","0x0",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x342770c0","0x342770c0"],"gasUsedRatio":[0],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}
