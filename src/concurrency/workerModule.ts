/**
 * The module of a worker thread next to the module `from` (its `import.meta.url`): compiled, or from source as `from`
 * is. Tests and development run from source.
 */
export function workerModule(name: string, from: string): URL {
  return new URL(from.endsWith('.ts') ? `./${name}FromSource.mjs` : `./${name}.js`, from);
}
