/** The module of a worker thread next to `from` (an `import.meta.url`): compiled, or its source in tests. */
export function workerModule(name: string, from: string): URL {
  return new URL(from.endsWith('.ts') ? `./${name}FromSource.mjs` : `./${name}.js`, from);
}
