// A locked account does not sign.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0404040404040404040404040404040404040404040404040404040404040404","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc48b812bb43401392c037381aca934f4069c0517"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0xc48b812bb43401392c037381aca934f4069c0517","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xc48b812bb43401392c037381aca934f4069c0517","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3602dffe728fe99e439b407676e1db5786a4b98fda5653003ce711a26a46cb322339913f265d1d5b5edee8e65293db02df93608457dd4809ab2a19bb4f525b6f1c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["0xc48b812bb43401392c037381aca934f4069c0517"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xc48b812bb43401392c037381aca934f4069c0517","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
