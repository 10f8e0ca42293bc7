/** Emits the typed methods of the Python SDK, one class a namespace, for asyncio and without. */
import { notificationsIn, type Contract, type Method, type Param } from '../../contract.js';
import type { Notification } from '../../notification.js';
import { referencesOf, type Shape } from '../../shape.js';
import { namespaceOf } from '../typescript/methods.js';
import { BANNER, docstring, snakeCase } from './text.js';
import { typeOf } from './types.js';

/** The text of methods_async.py, or of methods_sync.py. */
export function emitMethods(contract: Contract, isAsync: boolean): string {
  const namespaces = [...new Set(contract.methods.map(({ name }) => namespaceOf(name)))];
  const base = isAsync ? 'AsyncMethods' : 'Methods';
  const subscription = isAsync ? 'Subscription' : 'SyncSubscription';
  const define = isAsync ? 'async def' : 'def';
  const names = importsOf(contract, notificationsIn(contract));
  return [
    BANNER,
    `"""Every method of the contract${isAsync ? ', for asyncio' : ''}."""\n`,
    'from __future__ import annotations\n',
    'from typing import TYPE_CHECKING, Any, Literal, Union\n',
    `from .types import (\n${names.map((name) => `    ${name},\n`).join('')})\n`,
    `if TYPE_CHECKING:\n    from .${isAsync ? 'subscription' : 'client'} import ${subscription}\n`,
    ...namespaces.map((namespace) => namespaceClass(contract, namespace, isAsync)),
    `\nclass ${base}:\n${docstring('Every method, by its namespace.', '    ')}`,
    `    def __init__(self) -> None:\n${namespaces.map((name) => `        self.${name} = ${className(name, isAsync)}(self)\n`).join('')}`,
    `    ${define} request(self, method: str, *params: Any) -> Any:\n${docstring('Calls a method by its name on the wire.', '        ')}        raise NotImplementedError\n`,
    `    def subscribe(self, name: str, options: Any = None) -> ${subscription}[Any]:\n${docstring('Notifications of the server.', '        ')}        raise NotImplementedError\n`,
    ...notificationsIn(contract).map((notification) => subscriptionText(notification, subscription)),
  ].join('\n');
}

function className(namespace: string, isAsync: boolean): string {
  return `${isAsync ? 'Async' : ''}${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}Methods`;
}

/** The name of a method within its namespace. */
export function pythonName(name: string): string {
  return snakeCase(name.slice(name.search(/[._]/) + 1));
}

function namespaceClass({ methods }: Contract, namespace: string, isAsync: boolean): string {
  const own = methods.filter(({ name }) => namespaceOf(name) === namespace);
  return [
    `\nclass ${className(namespace, isAsync)}:`,
    docstring(`The methods of ${namespace}.`, '    '),
    `    def __init__(self, client: ${isAsync ? 'AsyncMethods' : 'Methods'}) -> None:\n        self._client = client\n`,
    ...own.map((method) => methodText(method, isAsync)),
  ].join('\n');
}

function methodText(method: Method, isAsync: boolean): string {
  const params = parametersOf(method);
  const result = typeOf(method.result.shape, false);
  const args = argumentsOf(method);
  return `    ${isAsync ? 'async def' : 'def'} ${pythonName(method.name)}(${['self', ...params].join(', ')}) -> ${result}:
${docstring(docOf(method), '        ')}        result: ${result} = ${isAsync ? 'await ' : ''}self._client.request(${args})
        return result\n`;
}

/** The parameters of a method, with their types. */
export function parametersOf(method: Method): string[] {
  return method.params.map((param) => {
    const type = paramType(method, param);
    return `${snakeCase(param.name)}: ${param.required ? type : `${type} | None = None`}`;
  });
}

/** What is handed on of them: the name on the wire, then the parameters. */
export function argumentsOf({ name, params }: Method): string {
  return [`"${name}"`, ...params.map((param) => snakeCase(param.name))].join(', ');
}

function docOf({ summary, description, params, result, errors }: Method): string {
  return [
    description === undefined ? summary : `${summary} ${description}`,
    ...params
      .filter((param) => param.description !== '')
      .map((param) => `${snakeCase(param.name)}: ${param.description}`),
    ...(result.description === undefined ? [] : [`Returns: ${result.description}`]),
    ...(errors.length === 0 ? [] : [`Errors: ${errors.join(', ')}.`]),
  ].join('\n');
}

/** Any of its subscriptions, each with its own options. */
function paramType(method: Method, { name, shape }: Param): string {
  const isOptions = method.notifications.length > 0 && name === 'options';
  const types = isOptions
    ? method.notifications.map(({ options }) => typeOf(options.shape, true))
    : [typeOf(shape, true)];
  const distinct = [...new Set(types)];
  return distinct.length === 1 ? (distinct[0] ?? 'Any') : `Union[${distinct.join(', ')}]`;
}

function subscriptionText({ name, summary, description, options, result }: Notification, subscription: string): string {
  const doc = docstring(description === undefined ? summary : `${summary} ${description}`, '        ');
  const type = typeOf(options.shape, true);
  return `    def subscribe_${snakeCase(name)}(self, options: ${type} | None = None) -> ${subscription}[${typeOf(result.shape, false)}]:
${doc}        return self.subscribe("${name}", options)\n`;
}

/** The types that methods take and answer, and those of notifications where they are given. */
export function importsOf({ methods }: Contract, notifications: readonly Notification[]): string[] {
  const asked: Shape[] = methods.flatMap(({ params, notifications: own }) =>
    [...params, ...own.map(({ options }) => options)].map(({ shape }) => shape),
  );
  const answered: Shape[] = [...methods, ...notifications].map(({ result }) => result.shape);
  const names = [...asked, ...answered].flatMap(referencesOf);
  const scalars = [...asked.map((shape) => typeOf(shape, true)), ...answered.map((shape) => typeOf(shape, false))];
  const used = ['BytesLike', 'HexBytes'].filter((name) => scalars.some((type) => type.includes(name)));
  return [...new Set([...names, ...used])].sort();
}
