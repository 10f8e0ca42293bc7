// Nothing was paired without a file of the pairing password.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_unpair","params":["keystore://one","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"pairing not supported: --keystore.pairing-password-file is not set"}}
