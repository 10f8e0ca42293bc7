// Starts the chain's thread from TypeScript, for tests and development. A built gateway starts chainThread.js itself.
// Threads do not inherit the loader.
import { register } from 'tsx/esm/api';

register();
await import('./chainThread.ts');
