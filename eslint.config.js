import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import tseslint from 'typescript-eslint';
import { explainedAssertion } from './scripts/lint/explainedAssertion.mjs';

/** A module constant that holds a literal, a table or a list and whose name is not UPPER_SNAKE_CASE. */
const CONSTANT = 'VariableDeclaration[kind="const"] > VariableDeclarator[id.name=/[a-z]/]';
const LITERAL = ':matches(Literal, TemplateLiteral[expressions.length=0], UnaryExpression[argument.type="Literal"])';
const TABLE =
  ':matches(TSAsExpression, TSSatisfiesExpression) > :matches(ObjectExpression:not(:has(:function)), ArrayExpression:not(:has(:function)))';
const constantsInCapitals = ['Program', 'Program > ExportNamedDeclaration'].flatMap((place) =>
  [`${place} > ${CONSTANT} > ${LITERAL}.init`, `${place} > ${CONSTANT} > ${TABLE}`].map((selector) => ({
    selector,
    message: 'Constants of a module are written in UPPER_SNAKE_CASE.',
  })),
);

const privateFields = [
  {
    selector: ':matches(PropertyDefinition, MethodDefinition[kind!="constructor"])[accessibility="private"]',
    message: 'Private members are written #name.',
  },
  { selector: 'TSParameterProperty[accessibility="private"]', message: 'Private fields are written #name.' },
];

/**
 * Named, each is compiled once: a quarter less work than with `projectService`, which looks for them file by file. The
 * first that reaches a file compiles it, so the root, whose tests reach into the others, is last.
 */
const PROJECTS = [
  'docs-site/tsconfig.json',
  'codegen/sdk/typescript/tsconfig.json',
  'test/sdk/typescript/tsconfig.json',
  'tsconfig.json',
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.cache/',
      'testNode/bin/',
      'generated/',
      'node_modules/',
      'coverage/',
      'test/support/fixtures/',
      'clients/ponder/*.ts',
      'clients/ponder/src/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase'], leadingUnderscore: 'allow' },
        { selector: 'classMethod', format: ['camelCase'] },
        // Field names of CometBFT and geth keep the spelling that they have on the wire.
        {
          selector: 'variable',
          format: ['camelCase', 'UPPER_CASE', 'snake_case', 'PascalCase'],
          leadingUnderscore: 'allow',
        },
      ],
      'max-len': [
        'error',
        { code: 10_000, comments: 120, ignorePattern: '^\\s*(//|\\*)\\s*(https?://|eslint-disable)', ignoreUrls: true },
      ],
      'no-restricted-syntax': ['error', ...privateFields, ...constantsInCapitals],
    },
  },
  {
    files: ['src/**/*.ts', 'conformance/**/*.ts', 'codegen/**/*.ts', 'docs-site/**/*.{ts,tsx}'],
    plugins: { jsdoc, halley: { rules: { 'explained-assertion': explainedAssertion } } },
    rules: {
      '@typescript-eslint/max-params': ['error', { max: 4 }],
      'max-lines': ['warn', 400],
      'halley/explained-assertion': 'error',
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          enableFixer: false,
          require: { FunctionDeclaration: true, ClassDeclaration: true, ArrowFunctionExpression: true },
          contexts: [
            'ExportNamedDeclaration > TSInterfaceDeclaration',
            'ExportNamedDeclaration > TSTypeAliasDeclaration',
            'ExportNamedDeclaration > VariableDeclaration',
          ],
        },
      ],
      'jsdoc/match-description': ['error', { matchDescription: '^[^a-z]', contexts: ['any'], tags: {} }],
    },
  },
  {
    files: ['src/wiring/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...privateFields,
        ...constantsInCapitals,
        { selector: 'ClassDeclaration', message: 'wiring/ puts parts together. What behaves has a room of its own.' },
      ],
    },
  },
  {
    // React tells components from elements by their capital.
    files: ['**/*.tsx'],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'] },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        process: 'readonly',
        require: 'readonly',
        module: 'writable',
        console: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/naming-convention': 'off',
    },
  },
  {
    files: ['docs-site/**/*.tsx', 'test/unit/docs/**/*.tsx'],
    // The names of React components.
    rules: {
      '@typescript-eslint/naming-convention': ['error', { selector: 'function', format: ['camelCase', 'PascalCase'] }],
    },
  },
  {
    files: ['docs-site/public/*.js'],
    languageOptions: { globals: { localStorage: 'readonly', document: 'readonly' } },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
