// Starts the worker from TypeScript, for tests and development; a built server starts worker.js. Threads do not inherit the loader.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
