/** Emits a part of a program that calls every typed method of the Python SDK with each of its examples. */
import type { Contract, Example, Method } from '../../contract.js';
import type { Shape } from '../../shape.js';
import { literalOf } from '../exampleLiteral.js';
import { namespaceOf } from '../typescript/methods.js';
import { pythonName } from './methods.js';
import { BANNER, literal } from './text.js';

/** The text of tests/examples.py. */
export function emitExamples(contract: Contract): string {
  const shapes = new Map(contract.components.map(({ name, shape }) => [name, shape]));
  const calls = contract.methods.flatMap((method) =>
    method.examples.map((example, index) => callText(method, example, index, shapes)),
  );
  return [
    BANNER,
    '"""Every typed method with each of its examples."""\n',
    'from __future__ import annotations\n',
    'from collections.abc import Callable\nfrom typing import Any\n',
    'from halley_client import HalleyClient\n',
    `#: Name of the method, place among its examples, and the call.\nEXAMPLE_CALLS: list[tuple[str, int, Callable[[HalleyClient], Any]]] = [\n${calls.join('')}]\n`,
  ].join('\n');
}

function callText(method: Method, { params }: Example, index: number, shapes: ReadonlyMap<string, Shape>): string {
  const args = params.map((value, place) => {
    const options =
      place === 1 ? method.notifications.find(({ name }) => name === params[0])?.options.shape : undefined;
    const shape = options ?? method.params[place]?.shape ?? { kind: 'any' };
    return literalOf(value, shape, { shapes, scalar: literal, quantity: String });
  });
  return `    ("${method.name}", ${index}, lambda client: client.${namespaceOf(method.name)}.${pythonName(method.name)}(${args.join(', ')})),\n`;
}
