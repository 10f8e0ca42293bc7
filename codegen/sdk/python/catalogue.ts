/** Emits the errors of the catalogue as classes of the Python SDK. */
import type { CataloguedError, Contract } from '../../contract.js';
import { foundErrors, parentOf, type FoundError } from '../catalogue.js';
import { className } from '../typescript/catalogue.js';
import { textOf } from './shapes.js';
import { BANNER, docstring } from './text.js';

/** The text of catalogue.py. */
export function emitCatalogue(contract: Contract): string {
  const { errors } = contract;
  const inOrder = [...errors].sort(
    (a, b) => Number(parentOf(a, errors) !== undefined) - Number(parentOf(b, errors) !== undefined),
  );
  const names = errors.map(({ name }) => className(name)).sort();
  return [
    BANNER,
    '"""The errors of the contract."""\n',
    'from __future__ import annotations\n',
    'import re\nfrom typing import Any\n',
    'from .codec import decode\nfrom .errors import MalformedAnswerError, RpcError\n',
    `__all__ = [\n${names.map((name) => `    "${name}",\n`).join('')}]\n`,
    ...inOrder.map((error) => classText(error, errors)),
    `\n#: Code, message, names of its arguments, class, shape of the data, and for messages that are nothing but an argument
#: the methods that answer the error. The most specific messages come first.
_CATALOGUE: list[tuple[int, re.Pattern[str], list[str], type[RpcError], Any, frozenset[str] | None]] = [
${foundErrors(contract).map(entryText).join('')}]\n`,
    CATALOGUED,
  ].join('\n');
}

function classText(error: CataloguedError, all: readonly CataloguedError[]): string {
  const parent = parentOf(error, all);
  return `\nclass ${className(error.name)}(${parent === undefined ? 'RpcError' : className(parent.name)}):\n${docstring(`Code ${error.code}: ${error.message}`, '    ')}`;
}

function entryText({ error, pattern, args, methods }: FoundError): string {
  const data = error.data === undefined ? 'None' : textOf(error.data);
  const named = methods.length === 0 ? 'None' : `frozenset({${methods.map((name) => `"${name}"`).join(', ')}})`;
  const python = JSON.stringify(pattern.replace(/^\^/, '').replace(/\$$/, ''));
  return `    (${error.code}, re.compile(${python}), ${JSON.stringify(args)}, ${className(error.name)}, ${data}, ${named}),\n`;
}

const CATALOGUED = `
def catalogued(code: int, message: str, data: Any, method: str) -> RpcError | None:
    """The error of the catalogue that the server answered; None when it is none of these."""
    for known, pattern, names, error, shape, methods in _CATALOGUE:
        # Several arguments take longer to find.
        longest = 1000 if len(names) > 1 else 100_000
        if known != code or len(message) > longest or (methods is not None and method not in methods):
            continue
        found = pattern.fullmatch(message)
        if found is not None:
            return error(code, message, _decoded(data, shape), method, dict(zip(names, found.groups(), strict=True)))
    return None


def _decoded(data: Any, shape: Any) -> Any:
    """Data of another shape stays as it is."""
    try:
        return data if data is None or shape is None else decode(data, shape, "data")
    except MalformedAnswerError:
        return data
`;
