import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { resolveConfig } from '../../../src/config/config.js';
import { flagOptions, printConfig } from '../../../src/config/print.js';
import { environmentName, SETTINGS } from '../../../src/config/settings.js';

const homes: string[] = [];

function homeWith(appToml: string): string {
  const home = mkdtempSync(join(tmpdir(), 'halley-home-'));
  homes.push(home);
  mkdirSync(join(home, 'config'));
  writeFileSync(join(home, 'config', 'app.toml'), appToml);
  return home;
}

afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true });
});

describe('precedence', () => {
  const appToml = '[json-rpc]\ngas-cap = 111111\n';

  test('the default is used when nothing else is given', () => {
    const { config, origins } = resolveConfig({}, {});
    expect(config['json-rpc.gas-cap']).toBe(25_000_000);
    expect(config['json-rpc.address']).toBe('127.0.0.1:8545');
    expect(config['json-rpc.ws-address']).toBe('0.0.0.0:8546');
    expect(config['json-rpc.api']).toEqual(['eth', 'net', 'web3']);
    expect(origins['json-rpc.gas-cap']).toBe('default');
  });

  test("the node's app.toml comes before a default", () => {
    const { config, origins } = resolveConfig({ home: homeWith(appToml) }, {});
    expect(config['json-rpc.gas-cap']).toBe(111_111);
    expect(origins['json-rpc.gas-cap']).toBe('app.toml');
  });

  test('the environment comes before app.toml', () => {
    const { config, origins } = resolveConfig({ home: homeWith(appToml) }, { HALLEY_JSON_RPC_GAS_CAP: '222222' });
    expect(config['json-rpc.gas-cap']).toBe(222_222);
    expect(origins['json-rpc.gas-cap']).toBe('environment');
  });

  test('a flag comes first', () => {
    const flags = { home: homeWith(appToml), 'json-rpc.gas-cap': '333333' };
    expect(resolveConfig(flags, { HALLEY_JSON_RPC_GAS_CAP: '222222' }).config['json-rpc.gas-cap']).toBe(333_333);
  });
});

describe('app.toml', () => {
  test('lists, durations and prices are read as the node writes them', () => {
    const { config } = resolveConfig(
      {
        home: homeWith(
          'minimum-gas-prices = "0.1atest"\n[json-rpc]\napi = "eth,web3,debug"\nevm-timeout = "1m30s"\ntxfee-cap = 2.5\n',
        ),
      },
      {},
    );
    expect(config['minimum-gas-prices']).toBe('0.1atest');
    expect(config['json-rpc.api']).toEqual(['eth', 'web3', 'debug']);
    expect(config['json-rpc.evm-timeout']).toBe(90_000);
    expect(config['json-rpc.txfee-cap']).toBe(2.5);
  });

  test("enable belongs to the node's built-in server and does not switch this one off", () => {
    const { config, warnings } = resolveConfig({ home: homeWith('[json-rpc]\nenable = false\n') }, {});
    expect(config['json-rpc.enable']).toBe(true);
    expect(warnings).toEqual([]);
  });

  test('the gRPC address is used if gRPC is enabled', () => {
    const enabled = homeWith('[grpc]\nenable = true\naddress = "0.0.0.0:9090"\n');
    expect(resolveConfig({ home: enabled }, {}).config['node-grpc']).toBe('127.0.0.1:9090');
    const disabled = homeWith('[grpc]\nenable = false\naddress = "0.0.0.0:9090"\n');
    expect(resolveConfig({ home: disabled }, {}).config['node-grpc']).toBe('');
  });

  test.each([
    [':9090', '127.0.0.1:9090'],
    ['[::]:9090', '127.0.0.1:9090'],
    ['tcp://0.0.0.0:9090', '127.0.0.1:9090'],
    ['[fd00::1]:9090', '[fd00::1]:9090'],
  ])('the gRPC address %s is asked at %s', (address, asked) => {
    const home = homeWith(`[grpc]\nenable = true\naddress = "${address}"\n`);
    expect(resolveConfig({ home }, {}).config['node-grpc']).toBe(asked);
  });

  test('an unknown key causes a warning with the nearest known key, because the file belongs to the node', () => {
    const { warnings } = resolveConfig({ home: homeWith('[json-rpc]\ngas-capp = 1\n') }, {});
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /unknown key json-rpc\.gas-capp is ignored; the nearest known key is json-rpc\.gas-cap$/,
    );
  });

  test('a missing file is an error that names it', () => {
    expect(() => resolveConfig({ home: '/nowhere' }, {})).toThrow('cannot read /nowhere/config/app.toml');
  });

  test('a table where a value belongs is an error', () => {
    const home = homeWith('[json-rpc.gas-cap]\nx = 1\n');
    expect(() => resolveConfig({ home }, {})).toThrow('json-rpc.gas-cap: expected a plain value, not a table');
  });
});

describe('invalid settings', () => {
  test.each([
    [{ 'json-rpc.gas-cap': 'much' }, '--json-rpc.gas-cap: "much" is not valid: expected a whole number'],
    [{ 'json-rpc.enable': 'yes' }, '--json-rpc.enable: "yes" is not valid: expected true or false'],
    [
      { 'json-rpc.evm-timeout': '5' },
      '--json-rpc.evm-timeout: "5" is not valid: expected a duration such as 30s, 2m0s or 500ms',
    ],
    [{ 'json-rpc.txfee-cap': '-1' }, '--json-rpc.txfee-cap: "-1" is not valid: expected a number'],
    [
      { 'log-level': 'loud' },
      '--log-level: "loud" is not valid: expected trace, debug, info, warn, error, fatal, silent',
    ],
    [
      { node: 'localhost:26657' },
      '--node: the value is not valid: expected an address http://host:port, https://host:port or tcp://host:port',
    ],
    [
      { 'json-rpc.gas-cap': '20999' },
      'json-rpc.gas-cap must be at least 21000, the gas of the smallest call, or 0 for no cap',
    ],
    [{ 'json-rpc.ws-dead-after': '30s' }, 'json-rpc.ws-dead-after must be longer than json-rpc.ws-ping-interval'],
    [
      { node: 'http://' },
      '--node: the value is not valid: expected an address http://host:port, https://host:port or tcp://host:port',
    ],
    [
      { 'json-rpc.address': 'nope' },
      '--json-rpc.address: "nope" is not valid: expected host:port, such as 127.0.0.1:8545 or [::1]:8545',
    ],
    [
      { 'json-rpc.address': '' },
      '--json-rpc.address: "" is not valid: expected host:port, such as 127.0.0.1:8545 or [::1]:8545',
    ],
    [
      { 'json-rpc.address': '127.0.0.1:99999' },
      '--json-rpc.address: "127.0.0.1:99999" is not valid: expected host:port, such as 127.0.0.1:8545 or [::1]:8545',
    ],
    [
      { 'json-rpc.ws-address': '::1:8546' },
      '--json-rpc.ws-address: "::1:8546" is not valid: expected host:port, such as 127.0.0.1:8545 or [::1]:8545',
    ],
    [
      { 'minimum-gas-prices': '0.1atest,garbage' },
      'minimum-gas-prices: "garbage" is not an amount and a denomination, such as 0.1atest',
    ],
    [{ 'json-rpc.deny-methods': 'eth_cal' }, 'json-rpc.deny-methods: no method fits eth_cal; the nearest is eth_call'],
    [{ 'json-rpc.allow-methods': 'debg_*' }, 'json-rpc.allow-methods: no method fits debg_*; the nearest is '],
    [{ 'rate-limit': '10', 'rate-limit-burst': '9' }, 'rate-limit-burst must be at least rate-limit'],
    [
      { 'state.complete': '0x5fbdb2315678afecb367f032d93f642f64180aa3,0x12' },
      '--state.complete: "0x5fbdb2315678afecb367f032d93f642f64180aa3,0x12" is not valid: expected addresses of contracts',
    ],
    [{ 'trusted-proxies': 'proxy.example' }, '--trusted-proxies: "proxy.example" is not valid: expected IP addresses'],
    [
      { 'memory-budget': '512' },
      'memory-budget must be at least 16777216 bytes (16 MiB), or 0 for no limit: it is a number of bytes',
    ],
    ...['rpc.example:8545', 'https://api.example', 'rpc.example,http://x', '*.example', 'rpc.example/'].map(
      (text): [object, string] => [
        { 'json-rpc.vhosts': text },
        'expected host names without scheme, port and path, such as rpc.example, separated by commas, or * for all',
      ],
    ),
    ...(['json-rpc.cors-origins', 'json-rpc.ws-origins'] as const).flatMap((name) =>
      ['https://app.example/path', 'https://*.example', 'app.example?x', 'https://a b', 'https://'].map(
        (text): [object, string] => [
          { [name]: text },
          'expected origins such as https://app.example, or hosts such as localhost or app.example:3000, without a path, separated by commas, or * for all',
        ],
      ),
    ),
    [{ 'json-rpc.api': 'eth,web4' }, 'json-rpc.api: unknown namespace web4; the nearest is web3'],
    [{ 'json-rpc.gascap': '1' }, 'unknown setting json-rpc.gascap; the nearest is json-rpc.gas-cap'],
  ])('%j', (flags, message) => {
    expect(() => resolveConfig(flags as Record<string, string>, {})).toThrow(message);
  });

  test('hosts and origins as browsers write them, and a small memory budget or none, are taken', () => {
    const flags = {
      'json-rpc.vhosts': 'rpc.example, halley_1,10.0.0.1,[::1],::1,*',
      'json-rpc.cors-origins':
        'https://app.example/,localhost,app.example:3000,http://[::1]:8080,moz-extension://a-1,null',
      'memory-budget': '16777216',
    };
    const { config } = resolveConfig(flags, {});
    expect(config['json-rpc.vhosts']).toEqual(['rpc.example', 'halley_1', '10.0.0.1', '[::1]', '::1', '*']);
    expect(config['json-rpc.cors-origins']).toHaveLength(6);
    expect(config['memory-budget']).toBe(16_777_216);
    expect(resolveConfig({ 'memory-budget': '0' }, {}).config['memory-budget']).toBe(0);
  });

  test('a rate above the default burst is its own burst', () => {
    expect(resolveConfig({ 'rate-limit': '50000' }, {}).config['rate-limit-burst']).toBe(50_000);
    expect(resolveConfig({ 'rate-limit': '10' }, {}).config['rate-limit-burst']).toBe(20_000);
  });

  test('an unknown environment variable is refused with the nearest one', () => {
    expect(() => resolveConfig({}, { HALLEY_JSON_RPC_ADRESS: 'x' })).toThrow(
      'unknown environment variable HALLEY_JSON_RPC_ADRESS; the nearest is HALLEY_JSON_RPC_ADDRESS',
    );
  });

  test('an invalid listen address is refused with the name of its variable', () => {
    expect(() => resolveConfig({}, { HALLEY_JSON_RPC_WS_ADDRESS: '0.0.0.0:65536' })).toThrow(
      'HALLEY_JSON_RPC_WS_ADDRESS: "0.0.0.0:65536" is not valid: expected host:port, such as 127.0.0.1:8545 or [::1]:8545',
    );
  });

  test('a configuration with neither HTTP nor WebSocket is refused', () => {
    expect(() => resolveConfig({ 'json-rpc.enable': 'false', 'json-rpc.ws-address': '' }, {})).toThrow(
      'nothing to serve',
    );
  });
});

test.each([
  ['tcp://me:s3cret@node.test:26657', 'tcp://me:***@node.test:26657'],
  ['https://node.test/v1/s3cret', 'https://node.test/***'],
  ['http://node.test:26657', 'http://node.test:26657'],
])('the address of the node, %s, is printed without its secret', (node, shown) => {
  expect(printConfig(resolveConfig({ node }, {}))).toContain(`node = "${shown}"  # flag\n`);
});

describe('the gRPC address of the node', () => {
  test.each([
    '127.0.0.1:9090',
    'node.test:9090',
    '[::1]:9090',
    'http://node.test:9090',
    'tcp://127.0.0.1:9090/',
    'dns:///node.test:9090',
    'https://node.test:443',
    'https://node.test',
    'http://[fd00::1]:9090',
    '',
  ])('%j is taken', (address) => {
    expect(resolveConfig({ 'node-grpc': address }, {}).config['node-grpc']).toBe(address);
  });

  test.each([
    'http://me:s3cret@127.0.0.1:9090',
    'me:s3cret@node.test:9090',
    'http://node.test:9090/s3cret',
    'node.test:9090?key=s3cret',
    'node.test:s3cret',
    'node.test',
    'node.test:65536',
    'node.test:0',
    '::1:9090',
    '[s3cret]:9090',
  ])('%s is refused, and not shown', (address) => {
    const expected =
      'the value is not valid: expected host:port, such as 127.0.0.1:9090 or [::1]:9090, or https://host:port for TLS';
    const messageOf = (resolve: () => unknown): string => {
      try {
        resolve();
      } catch (error) {
        return (error as Error).message;
      }
      return 'taken';
    };
    const home = homeWith(`[grpc]\nenable = true\naddress = "${address}"\n`);
    expect(messageOf(() => resolveConfig({ 'node-grpc': address }, {}))).toBe(`--node-grpc: ${expected}`);
    expect(messageOf(() => resolveConfig({}, { HALLEY_NODE_GRPC: address }))).toBe(`HALLEY_NODE_GRPC: ${expected}`);
    expect(messageOf(() => resolveConfig({ home }, {}))).toBe(`app.toml grpc.address: ${expected}`);
  });
});

test.each([
  ['json-rpc.address', 'me:s3cret@x'],
  ['json-rpc.http-timeout', 'http://s3cret'],
  ['trusted-proxies', 'me:s3cret@proxy.test'],
])('a refused %s that may hold a password is not shown', (name, text) => {
  const home = homeWith(`[json-rpc]\naddress = "me:s3cret@x"\n`);
  expect(() => resolveConfig({ [name]: text }, {})).toThrow(`--${name}: the value is not valid: expected`);
  expect(() => resolveConfig({ home }, {})).toThrow('app.toml json-rpc.address: the value is not valid: expected');
});

test('one of the two TLS files alone is refused', () => {
  expect(() => resolveConfig({ 'tls.key-path': '/etc/tls.key' }, {})).toThrow(
    'tls.certificate-path and tls.key-path must be given together',
  );
});

describe('the address of an external signer', () => {
  test.each([
    ['https://me:s3cret@signer.test:8550/x', 'https://me:***@signer.test:8550/***'],
    ['https://s3cret@signer.test:8550/', 'https://***@signer.test:8550'],
    ['https://signer.test?key=s3cret', 'https://signer.test/***'],
    ['https://signer.test:8550', 'https://signer.test:8550'],
  ])('%s is printed without its secret', (signer, shown) => {
    expect(printConfig(resolveConfig({ signer }, {}))).toContain(`signer = "${shown}"  # flag\n`);
  });

  test.each(['ftp://me:s3cret@signer.test', 'me:s3cret@signer.test', 'http://me:s3cret%@signer.test'])(
    'is not shown when it cannot be used: %s',
    (signer) => {
      const expected =
        'HALLEY_SIGNER: the value is not valid: expected an address http://host:port or https://host:port';
      expect(() => resolveConfig({}, { HALLEY_SIGNER: signer })).toThrow(expected);
    },
  );

  test.each(['0', '5m1s'])('is waited for no longer than five minutes: %s is refused', (wait) => {
    expect(() => resolveConfig({ 'signer-timeout': wait }, {})).toThrow(
      'signer-timeout must be more than 0 and at most 5m0s',
    );
  });
});

test('the resolved configuration cannot be changed', () => {
  expect(Object.isFrozen(resolveConfig({}, {}).config)).toBe(true);
});

test('every setting has a flag, and the output of config print can be used as flags', () => {
  const resolved = resolveConfig({ 'json-rpc.http-timeout': '1500ms' }, {});
  const printed = printConfig(resolved);
  expect(flagOptions().map(({ name }) => name)).toEqual(Object.keys(SETTINGS));
  expect(printed).toContain('json-rpc.http-timeout = "1500ms"  # flag\n');
  expect(printed).toContain('json-rpc.http-idle-timeout = "2m0s"  # default\n');
  const again = Object.fromEntries(
    printed
      .trimEnd()
      .split('\n')
      .map((line) => /^(\S+) = "?(.*?)"? {2}# \S+$/.exec(line) as RegExpExecArray)
      .map(([, name, text]) => [name as string, text as string]),
  );
  expect(resolveConfig(again, {}).config).toEqual(resolved.config);
});

test('environment names are upper case with underscores', () => {
  expect(environmentName('json-rpc.ws-address')).toBe('HALLEY_JSON_RPC_WS_ADDRESS');
});

describe('what the pages show', () => {
  test.each([
    ['site.operator-name', 'a'.repeat(65), 'a line of at most 64 characters'],
    ['site.chain-name', 'two\nlines', 'a line of at most 64 characters'],
    [
      'site.chain-name',
      'turned\u202eround',
      'a line of at most 64 characters, without control or formatting characters',
    ],
    ['site.notice', 'a'.repeat(2_001), 'text of at most 2000 characters'],
    ['site.currency-symbol', 'A B', '1 to 11 letters and digits'],
    ['site.currency-symbol', 'A'.repeat(12), '1 to 11 letters and digits'],
  ])('%s refuses %p', (name, text, expected) => {
    expect(() => resolveConfig({ [name]: text }, {})).toThrow(
      `--${name}: ${JSON.stringify(text)} is not valid: expected ${expected}`,
    );
  });

  test.each(['javascript:alert(1)', 'ws://explorer.example', 'https://user:word@explorer.example', 'explorer.example'])(
    'no explorer is at %p',
    (text) => {
      expect(() => resolveConfig({ 'site.explorer-url': text }, {})).toThrow('expected an address that begins with');
    },
  );

  test('texts of the operator are kept as they are', () => {
    const flags = { 'site.notice': 'Down on Sunday.\n</script><b>', 'site.operator-name': 'Züri & Söhne <3' };
    const { config } = resolveConfig({ ...flags, 'site.explorer-url': 'https://explorer.example/evm' }, {});
    expect(config).toMatchObject({ ...flags, 'site.explorer-url': 'https://explorer.example/evm' });
  });
});
