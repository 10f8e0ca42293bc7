// Options of another subscription and misspelt options are refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads",{"address":"0x3d641a2791533b4a0000345ea8d509d01e1ec301"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: options: unknown field \"address\", got an object","data":{"path":"options","expected":["no field address"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_subscribe","params":["newHeads",{"fromBlok":"0x1"}]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 1: options: unknown field \"fromBlok\", got an object","data":{"path":"options","expected":["no field fromBlok"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"eth_subscribe","params":["logs",{"address":"0x12"}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 1: options.address: must match ^0x[0-9a-fA-F]{40}$, got \"0x12\"","data":{"path":"options.address","expected":["Address"]}}}
>> {"jsonrpc":"2.0","id":4,"method":"eth_subscribe","params":["logs",{"topics":["0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",null,null,null,null]}]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 1: options.topics: must be maxItems 4, got an array","data":{"path":"options.topics","expected":["maxItems 4"]}}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_subscribe","params":["syncing",true]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: options: must be NoOptions or null, got true","data":{"path":"options","expected":["NoOptions","null"]}}}
