// Starts the worker thread from TypeScript, for tests and development, because threads do not inherit the loader.
// A built server starts blockWorker.js.
import { register } from 'tsx/esm/api';

register();
await import('./blockWorker.ts');
