/** Names of the Go and Rust SDKs, made from names of the contract. */

/** What signs are called: Parity marks with them how a state differs. */
const SIGNS: Readonly<Record<string, string>> = { '=': 'unchanged', '+': 'added', '-': 'removed', '*': 'changed' };

/** The words of a name, in lower case: `blockHash`, `eth_getBlock`, `4byteTracer`, `CREATE2`, `enode-id` and signs. */
export function wordsOf(name: string): string[] {
  const sign = SIGNS[name];
  if (sign !== undefined) return [sign];
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** `BlockHash`; a name that begins with a digit gets `N` before it. */
export function pascalCase(name: string): string {
  const joined = wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^[0-9]/.test(joined) ? `N${joined}` : joined;
}

/** `block_hash`; a name that begins with a digit gets `n` before it. */
export function snakeCase(name: string): string {
  const joined = wordsOf(name).join('_');
  return /^[0-9]/.test(joined) ? `n${joined}` : joined;
}

/** The name of a method without its namespace: `getBalance` of `eth_getBalance`, `discover` of `rpc.discover`. */
export function bareName({ name, namespace }: { readonly name: string; readonly namespace: string }): string {
  return name.slice(namespace.length + 1);
}

/** Text in lines of at most `width` characters, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return line === '' ? lines : [...lines, line];
}
