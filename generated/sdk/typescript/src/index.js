// Generated from openrpc.json by `npm run generate`. Do not edit.
export { HalleyClient } from './client.js';
export * from './catalogue.js';
export * from './errors.js';
