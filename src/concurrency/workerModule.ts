/** The module of a worker thread or child process, next to `from` (`import.meta.url`): compiled, or source in tests. */
export function workerModule(name: string, from: string): URL {
  return new URL(from.endsWith('.ts') ? `./${name}FromSource.mjs` : `./${name}.js`, from);
}
