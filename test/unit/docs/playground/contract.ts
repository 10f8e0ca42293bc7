/** The contract, for the tests of the playground. */
import { readFileSync } from 'node:fs';
import type { Document, MethodObject } from '../../../../codegen/document.js';

export const contract = JSON.parse(
  readFileSync(new URL('../../../../openrpc.json', import.meta.url), 'utf8'),
) as Document;

export const { schemas, errors } = contract.components;

/** A method of the contract by name. */
export function methodOf(name: string): MethodObject {
  const method = contract.methods.find((entry) => entry.name === name);
  if (method === undefined) throw new Error(`no method ${name}`);
  return method;
}

/** A reference to a component. */
export function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}
