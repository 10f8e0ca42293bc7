// A list of authorizations has at least one.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F","data":"0x18160ddd","authorizationList":[]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"err: EIP-7702 transaction with empty auth list (sender 0x0000000000000000000000000000000000000000) (supplied gas 25000000)"}}
