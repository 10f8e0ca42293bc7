// Without a duration, or with null, an account is unlocked for 300 seconds.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0505050505050505050505050505050505050505050505050505050505050505","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd09ad14080d4b257a819a4f579b8485be88f086c"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0xd09ad14080d4b257a819a4f579b8485be88f086c","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0xd09ad14080d4b257a819a4f579b8485be88f086c","0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x8e6df49ff36fb351ed328420e7a4a728d1cbd42527622b25a3c155af27416aa91632cd409c8d76f2b0f6cfc7fa2be30283531684bb34f964d38f81f3f84bc7981b"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0xd09ad14080d4b257a819a4f579b8485be88f086c","correct horse",null]}
<< {"jsonrpc":"2.0","id":1,"result":true}
