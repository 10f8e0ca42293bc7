// The duration is a number or a hex quantity, and 0 is for until the server exits.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0606060606060606060606060606060606060606060606060606060606060606","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0cb030d11a8be48b60418857874deee61d1071e0"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x0cb030d11a8be48b60418857874deee61d1071e0","correct horse",600]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x0cb030d11a8be48b60418857874deee61d1071e0","correct horse","0x258"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x0cb030d11a8be48b60418857874deee61d1071e0","correct horse",0]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x0cb030d11a8be48b60418857874deee61d1071e0","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x556b23fe0ae59daf9d19aa2b415a7b0e762c44ede15215c5f66f3abc16b3c88f1674b6f83575a17e6352fd387eb6c46d8ca2132ad9c432b2c552cb088c7fad0f1b"}
