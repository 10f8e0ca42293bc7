// Gas of a call that an authorization makes possible, on a node whose query ignores authorizations: it includes 25000 for the authorization.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F","data":"0x18160ddd","authorizationList":[{"chainId":"0x0","address":"0x07aa076883658b7ed99d25b1e6685808372c8fe2","nonce":"0x0","yParity":"0x1","r":"0x63c5911db86e03a9280f98596bd49786018764e0f4e5651d56493ebfe7e137b","s":"0x6fc7571a54bfa30e21ce1cbae802226c3ec922b89d73f6243666e4fdb2b52767"}]}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xbcfd"}
