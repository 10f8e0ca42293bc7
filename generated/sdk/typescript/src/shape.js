// Generated from openrpc.json by `npm run generate`. Do not edit.
export {};
