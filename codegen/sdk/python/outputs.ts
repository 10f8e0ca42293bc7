/** The files of the Python SDK. */
import type { Contract } from '../../contract.js';
import type { Output } from '../../output.js';
import { emitCalls } from './calls.js';
import { emitCatalogue } from './catalogue.js';
import { emitExamples } from './examples.js';
import { emitMethods } from './methods.js';
import { emitShapes } from './shapes.js';
import { BANNER } from './text.js';
import { emitTypes } from './types.js';

const PACKAGE = 'src/halley_client';

/** What is emitted of `generated/sdk/python`. */
export const PYTHON_SDK: readonly Output[] = [
  { file: `${PACKAGE}/types.py`, emit: emitTypes, formatted: false },
  { file: `${PACKAGE}/shapes.py`, emit: emitShapes, formatted: false },
  { file: `${PACKAGE}/catalogue.py`, emit: emitCatalogue, formatted: false },
  { file: `${PACKAGE}/methods_async.py`, emit: (contract) => emitMethods(contract, true), formatted: false },
  { file: `${PACKAGE}/methods_sync.py`, emit: (contract) => emitMethods(contract, false), formatted: false },
  { file: `${PACKAGE}/calls.py`, emit: emitCalls, formatted: false },
  { file: 'tests/examples.py', emit: emitExamples, formatted: false },
  { file: 'pyproject.toml', emit: emitProject, formatted: false },
];

function emitProject({ version }: Contract): string {
  return `${BANNER}
[build-system]
requires = ["hatchling>=1.26"]
build-backend = "hatchling.build"

[project]
name = "halley-client"
version = "${version}"
description = "Typed client of Halley and other EVM JSON-RPC servers: HTTP, WebSocket, batches; with Halley also subscriptions that resume"
readme = "README.md"
license = "Apache-2.0"
license-files = ["LICENSE"]
authors = [{ name = "Halley contributors" }]
requires-python = ">=3.10"
keywords = ["ethereum", "evm", "json-rpc", "cosmos", "client"]
classifiers = [
  "Framework :: AsyncIO",
  "Intended Audience :: Developers",
  "Programming Language :: Python :: 3 :: Only",
  "Topic :: Software Development :: Libraries",
  "Typing :: Typed",
]
dependencies = ["httpx>=0.27", "typing-extensions>=4.6", "websockets>=14"]

[tool.hatch.build.targets.wheel]
packages = ["src/halley_client"]

[tool.mypy]
strict = true
files = ["src"]

[tool.ruff]
line-length = 120
target-version = "py310"

[tool.ruff.lint]
select = ["B", "E4", "E7", "E9", "F", "PLE", "W"]
`;
}
