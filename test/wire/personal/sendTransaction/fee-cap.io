// The cap on fees holds.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x1111111111111111111111111111111111111111111111111111111111111111","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a","to":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xffffffffffffff","maxPriorityFeePerGas":"0x1"},"correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tx fee (1513.21 ether) exceeds the configured cap (1.00 ether)"}}
