/** Rules on `x-notifications`, which the OpenRPC meta-schema leaves unchecked. */
import { contractOf } from '../contract.js';
import type { Document, MethodObject } from '../document.js';
import type { NotificationObject } from '../notification.js';
import type { Schema } from '../shape.js';
import { compileChecks } from '../validationSchemas.js';
import type { Rule } from './breach.js';

type Entry = readonly [name: string, entry: NotificationObject];

/** The method takes the name of a subscription and its options, and each entry is complete: emitters rely on both. */
export const notifications: Rule = (document) =>
  subscribing(document).flatMap(([method, entries]) => {
    const problems = signatureProblems(method, entries).map((problem) => ({ where: method.name, problem }));
    const incomplete = entries.flatMap(([name, entry]) =>
      entryProblems(entry).map((problem) => ({ where: `${method.name} ${name}`, problem })),
    );
    return [...problems, ...incomplete, ...repeated(document, method, entries)];
  });

function subscribing(document: Document): [MethodObject, Entry[]][] {
  return document.methods.flatMap((method): [MethodObject, Entry[]][] => {
    const entries = method['x-notifications'];
    return entries === undefined ? [] : [[method, Object.entries(entries)]];
  });
}

function signatureProblems(method: MethodObject, entries: readonly Entry[]): string[] {
  const [name, options, ...others] = method.params;
  const listed = name?.schema.enum ?? [];
  const problems: string[] = [];
  if (listed.join() !== entries.map(([known]) => known).join()) {
    problems.push('the first parameter does not list the names of x-notifications');
  }
  if (!name?.required || options === undefined || options.required || others.length > 0) {
    problems.push('does not take a name, and options that can be left out');
  }
  if (method['x-transport'] !== 'websocket') problems.push('sends notifications, but does not need a WebSocket');
  return problems;
}

function entryProblems(entry: NotificationObject): string[] {
  const fields = ['method', 'summary', 'description', 'options', 'result', 'examples'];
  const problems = Object.keys(entry)
    .filter((field) => !fields.includes(field))
    .map((field) => `${field} is not known here`);
  if (!/^[a-z]+_[A-Za-z]+$/.test(entry.method ?? '')) problems.push('has no name for the method of its messages');
  if (!entry.summary) problems.push('has no summary');
  for (const side of ['options', 'result'] as const) {
    if (!isSchema(entry[side])) problems.push(`has no schema of its ${side}`);
  }
  return problems;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a subscription alone leads to its validator. */
function repeated(
  document: Document,
  method: MethodObject,
  entries: readonly Entry[],
): { where: string; problem: string }[] {
  const others = subscribing(document).filter(([other]) => other !== method);
  return entries
    .filter(([name]) => others.some(([, theirs]) => theirs.some(([other]) => other === name)))
    .map(([name]) => ({ where: `${method.name} ${name}`, problem: 'is the name of two subscriptions' }));
}

/** Every subscription has an example of a notification, with the options that lead to it. */
export const notificationExamples: Rule = (document) => {
  const contract = contractOf(document);
  const checks = compileChecks(contract);
  return contract.methods.flatMap((method) =>
    method.notifications.flatMap(({ name, examples }) => {
      const where = `${method.name} ${name}`;
      if (examples.length === 0) return [{ where, problem: 'has no example' }];
      return examples.flatMap(({ name: title, options, result }) => {
        const params = checks.params(method.name, options === undefined ? [name] : [name, options]);
        return [params, checks.notification(name, result)].flatMap((problem) =>
          problem === undefined ? [] : [{ where: `${where} example "${title}"`, problem }],
        );
      });
    }),
  );
};
