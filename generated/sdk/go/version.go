// Code generated from openrpc.json by `npm run generate`. DO NOT EDIT.

package halley

// Version of the contract, and of this package.
const Version = "0.1.0"
