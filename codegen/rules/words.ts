/** Rules on what the contract says to people besides the methods: explanations of errors, and what methods need. */
import type { Document } from '../document.js';
import type { Rule } from './breach.js';

/** The words for the history that a node can have pruned. */
const HISTORY = ['block-history', 'state-history', 'trace-state'];

/** Every error says what happened and what to do, in sentences. */
export const explanations: Rule = (document) => {
  const help = document['x-error-help'] ?? {};
  const errors = Object.keys(document.components.errors);
  return [
    ...errors.flatMap((name) =>
      (['explanation', 'remedy'] as const)
        .filter((key) => !/^[A-Z].*[.]$/.test(help[name]?.[key] ?? ''))
        .map((key) => ({ where: name, problem: `x-error-help: the ${key} is missing or no sentence` })),
    ),
    ...Object.keys(help)
      .filter((name) => !errors.includes(name))
      .map((name) => ({ where: name, problem: 'x-error-help: there is no such error' })),
  ];
};

/**
 * The words of `x-needs` are those that the document explains, each is used, and a method names a history exactly where
 * it can answer historyPruned. The embedded chain prunes nothing.
 */
export const needs: Rule = (document) => {
  const explained = Object.keys(document['x-needs'] ?? {});
  const used = new Set(document.methods.flatMap((method) => method['x-needs'] ?? []));
  return [
    ...explained
      .filter((word) => !used.has(word))
      .map((word) => ({ where: `x-needs ${word}`, problem: 'no method needs it' })),
    ...document.methods.flatMap((method) => {
      const words = method['x-needs'] ?? [];
      const unknown = words.filter((word) => !explained.includes(word));
      const problems = unknown.map((word) => `x-needs: ${word} is not explained`);
      if (words.join() !== [...new Set(words)].sort().join())
        problems.push('x-needs is not sorted, or has a word twice');
      const namesHistory = words.some((word) => HISTORY.includes(word));
      if (!words.includes('dev-chain') && namesHistory !== canBePruned(method))
        problems.push('x-needs and the error historyPruned disagree');
      return problems.map((problem) => ({ where: method.name, problem }));
    }),
  ];
};

function canBePruned({ errors }: Document['methods'][number]): boolean {
  return (errors ?? []).some(({ $ref }) => $ref.endsWith('/historyPruned'));
}
