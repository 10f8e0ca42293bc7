import { WEI } from '../../chain/fees/feeMarket.js';
import { DEFAULT_MNEMONIC } from '../../devchain/constants.js';
import type { DevChainHandle } from '../../devchain/devChain.js';
import { checksumAddress } from '../../ethereum/checksum.js';

/** The addresses of the service. */
export interface ServedAt {
  httpUrl: string;
  wsUrl: string;
  docs: boolean;
  ipcPath: string | null;
  privateMethods: string | null;
}

/** The first output of `halley dev`: accounts, keys and addresses. */
export function banner(chain: DevChainHandle, { httpUrl, wsUrl, docs, ipcPath, privateMethods }: ServedAt): string {
  const { fork, sampleToken } = chain;
  const tokens = chain.balance / WEI;
  const accounts = chain.accounts.map(
    ({ address }, index) => `  (${index}) ${checksumAddress(address)}  ${tokens} tokens`,
  );
  const keys = chain.accounts.map(({ privateKey }, index) => `  (${index}) ${privateKey}`);
  const warning = chain.mnemonic === DEFAULT_MNEMONIC ? 'everyone knows them' : 'for tests only';
  return `
Halley, with an embedded chain

Accounts
${accounts.join('\n')}

Private keys (${warning}: never use them on another chain)
${keys.join('\n')}

Mnemonic        ${chain.mnemonic}
Derivation path ${chain.derivationPath}
Chain id        ${chain.evmChainId}
${fork === null ? '' : `Fork of         ${fork.origin} at block ${fork.blockNumber}\n`}${sampleToken === null ? '' : `Sample token    ${checksumAddress(sampleToken)} (SMPL, an ERC-20; --no-seed leaves it out)\n`}HTTP            ${httpUrl}
WebSocket       ${wsUrl}${ipcPath === null ? '' : `\nUnix socket     ${ipcPath}`}
CometBFT RPC    ${chain.rpcUrl}
gRPC            ${chain.grpcAddress}
Contract        ${httpUrl} method rpc.discover${docs ? `\nDocumentation   ${httpUrl}/docs/` : ''}${privateMethods === null ? '' : `\nPrivate methods ${privateMethods}`}

`;
}
