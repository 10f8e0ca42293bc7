// A key is kept under its account; without 0x it is the same key.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0101010101010101010101010101010101010101010101010101010101010101","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1a642f0e3c3af545e7acbd38b07251b3990914f1"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0101010101010101010101010101010101010101010101010101010101010101","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"account already exists"}}
