/** Emits the calls of batches of the Python SDK: every method once more, as a value that is sent later. */
import type { Contract } from '../../contract.js';
import { namespaceOf } from '../typescript/methods.js';
import { argumentsOf, importsOf, parametersOf, pythonName } from './methods.js';
import { BANNER, docstring } from './text.js';
import { typeOf } from './types.js';

/** The text of calls.py. */
export function emitCalls(contract: Contract): string {
  const namespaces = [...new Set(contract.methods.map(({ name }) => namespaceOf(name)))].sort();
  const names = importsOf(contract, []);
  const classes = namespaces.map((namespace) => namespaceText(contract, namespace));
  const typing = ['Any', 'Literal', 'Union'].filter((name) => new RegExp(`\\b${name}\\b`).test(classes.join('')));
  return [
    BANNER,
    '"""The calls of a batch: `calls.eth.block_number()` is a call that is sent later."""\n',
    'from __future__ import annotations\n',
    `from typing import ${typing.join(', ')}\n`,
    `from .batch import BatchCall\nfrom .types import (\n${names.map((name) => `    ${name},\n`).join('')})\n`,
    ...classes,
    `\n${namespaces.map((name) => `${name} = ${className(name)}()`).join('\n')}\n`,
    `__all__ = [\n${namespaces.map((name) => `    "${name}",\n`).join('')}]\n`,
  ].join('\n');
}

function className(namespace: string): string {
  return `${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Calls`;
}

function namespaceText({ methods }: Contract, namespace: string): string {
  const own = methods.filter(({ name }) => namespaceOf(name) === namespace);
  const texts = own.map((method) => {
    const result = typeOf(method.result.shape, false);
    const signature = `    def ${pythonName(method.name)}(${['self', ...parametersOf(method)].join(', ')}) -> BatchCall[${result}]:`;
    return `${signature}\n${docstring(method.summary, '        ')}        return BatchCall(${argumentsOf(method)})\n`;
  });
  return [`\nclass ${className(namespace)}:`, docstring(`The calls of ${namespace}.`, '    '), ...texts].join('\n');
}
