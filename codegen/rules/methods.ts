/** Rules on methods, and on whether methods, errors and limits agree. */
import { chainValueName, dollarTexts } from '../chainValues.js';
import { answerComponents, contractOf, requestComponents } from '../contract.js';
import { ERROR_PREFIX, unsupportedNames, type Document, type MethodObject } from '../document.js';
import { compileChecks } from '../validationSchemas.js';
import type { Rule } from './breach.js';

/** Parameter names become identifiers, and only the last parameters can be left out. */
export const parameters: Rule = (document) =>
  document.methods.flatMap((method) => {
    const firstOptional = method.params.findIndex((param) => !param.required);
    return method.params.flatMap((param, index) => {
      const where = `${method.name} params.${param.name}`;
      if (!/^[a-z][A-Za-z0-9]*$/.test(param.name)) return [{ where, problem: 'the name is not in camelCase' }];
      if (!param.description) return [{ where, problem: 'has no description' }];
      return param.required && firstOptional !== -1 && index > firstOptional
        ? [{ where, problem: 'is required and follows one that is not' }]
        : [];
    });
  });

/** Every method has an example, and its examples are valid. */
export const examples: Rule = (document) => {
  const contract = contractOf(document);
  const checks = compileChecks(contract);
  return document.methods.flatMap((method) => {
    const given = method.examples ?? [];
    if (given.length === 0) return [{ where: method.name, problem: 'has no example' }];
    return given.flatMap((example) => {
      const where = `${method.name} example "${example.name}"`;
      const names = example.params.map((param) => param.name);
      const expected = method.params.slice(0, names.length).map((param) => param.name);
      if (names.join() !== expected.join())
        return [{ where, problem: 'does not name the parameters of the method in their order' }];
      const params = checks.params(
        method.name,
        example.params.map((param) => param.value),
      );
      const result = checks.result(method.name, example.result.value);
      return [params, result].flatMap((problem) => (problem === undefined ? [] : [{ where, problem }]));
    });
  });
};

/** The values of a chain that parameters of a first call name are known, and there are not more than parameters. */
export const chainParams: Rule = (document) =>
  document.methods.flatMap((method) => {
    const given = method['x-chain-params'] ?? [];
    const unknown = dollarTexts(given).filter((text) => chainValueName(text) === null);
    return [
      ...unknown.map((text) => ({ where: method.name, problem: `x-chain-params names ${text}, which is not known` })),
      ...(given.length > method.params.length
        ? [{ where: method.name, problem: 'x-chain-params has more values than the method has parameters' }]
        : []),
    ];
  });

/** The parts of the contract agree. */
export const agreement: Rule = (document) => [
  ...document.methods.flatMap((method) => disagreements(document, method)),
  ...repeatedNames(document),
  ...mixedScalars(document),
];

function disagreements(document: Document, method: MethodObject): { where: string; problem: string }[] {
  const errors = document.components.errors;
  const raised = (method.errors ?? []).map((error) => error.$ref.slice(ERROR_PREFIX.length));
  const limits = Object.entries(method['x-limits'] ?? {});
  const problems = [
    ...raised.filter((name) => !Object.hasOwn(errors, name)).map((name) => `there is no error ${name}`),
    ...limits
      .filter(([, limit]) => !raised.includes(limit.error))
      .map(([name, limit]) => `the limit ${name} answers ${limit.error}, which is not among the errors`),
  ];
  const cost = method['x-cost'];
  if (!Number.isSafeInteger(cost) || Number(cost) < 1) problems.push('x-cost is not a whole number of at least 1');
  const gasPerUnit = method['x-gas-per-unit'] ?? 1;
  if (!Number.isSafeInteger(gasPerUnit) || gasPerUnit < 1) {
    problems.push('x-gas-per-unit is not a whole number of at least 1');
  }
  if (!method.summary) problems.push('has no summary');
  if (method['x-private'] === true && !raised.includes('unauthorized')) {
    problems.push('is private, and unauthorized is not among its errors');
  }
  const transport = method['x-transport'];
  if (transport !== undefined && transport !== 'websocket') problems.push(`there is no transport ${transport}`);
  if (transport === 'websocket' && !raised.includes('webSocketNeeded')) {
    problems.push('needs a WebSocket, and webSocketNeeded is not among its errors');
  }
  if (method['x-namespace'] !== /^[^._]*/.exec(method.name)?.[0])
    problems.push('x-namespace differs from the prefix of the name');
  return problems.map((problem) => ({ where: method.name, problem }));
}

function repeatedNames(document: Document): { where: string; problem: string }[] {
  const callable = document.methods.flatMap((method) => [method.name, ...(method['x-aliases'] ?? [])]);
  const names = [...callable, ...unsupportedNames(document).map(([name]) => name)];
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => ({ where: name, problem: 'is the name of two methods' }));
}

/** Requests may have hex digits in both cases and answers have them in lower case, so no hex text can be both. */
function mixedScalars(document: Document): { where: string; problem: string }[] {
  const contract = contractOf(document);
  const requested = requestComponents(contract);
  const answered = answerComponents(contract);
  return contract.components
    .filter(({ name, shape }) => shape.kind === 'text' && requested.has(name) && answered.has(name))
    .map(({ name }) => ({ where: name, problem: 'is hex text of both requests and answers' }));
}
