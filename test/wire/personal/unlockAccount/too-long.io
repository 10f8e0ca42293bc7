// Geth takes no longer duration, and no fraction.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0707070707070707070707070707070707070707070707070707070707070707","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x4a62316623ad457f02cdc5d997ded67a383ec569"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x4a62316623ad457f02cdc5d997ded67a383ec569","correct horse",9223372036]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x4a62316623ad457f02cdc5d997ded67a383ec569","correct horse",9223372037]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unlock duration too large"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x4a62316623ad457f02cdc5d997ded67a383ec569","correct horse","0xffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"unlock duration too large"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x4a62316623ad457f02cdc5d997ded67a383ec569","correct horse",1.5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: duration: must be Uint64 or integer or null, got another number","data":{"path":"duration","expected":["Uint64","integer","null"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x4a62316623ad457f02cdc5d997ded67a383ec569","correct horse",-1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: duration: must be minimum 0, got another number","data":{"path":"duration","expected":["minimum 0"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x4a62316623ad457f02cdc5d997ded67a383ec569","correct horse","600"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: duration: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got another string","data":{"path":"duration","expected":["Uint64"]}}}
