// Never supported: an error that says why.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"shh_version","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method shh_version is not supported: Ethereum nodes dropped the Whisper protocol"}}
