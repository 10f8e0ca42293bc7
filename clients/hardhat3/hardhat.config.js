/** Hardhat 3. Its compiler is solcjs, by path. */
import { createRequire } from 'node:module';
import hardhatEthers from '@nomicfoundation/hardhat-ethers';
import hardhatIgnition from '@nomicfoundation/hardhat-ignition-ethers';
import hardhatNetworkHelpers from '@nomicfoundation/hardhat-network-helpers';

const require = createRequire(import.meta.url);
const { version } = require('solc/package.json');

export default {
  plugins: [hardhatEthers, hardhatIgnition, hardhatNetworkHelpers],
  solidity: { version, path: require.resolve('solc/soljson.js'), settings: { evmVersion: 'cancun' } },
  networks: {
    server: {
      type: 'http',
      chainType: 'l1',
      url: process.env.RPC_URL,
      chainId: Number(process.env.CHAIN_ID),
      // Development chains sign for their accounts, impersonated ones included.
      accounts: process.env.TARGET === 'go' ? [process.env.PRIVATE_KEY] : 'remote',
    },
    forked: {
      type: 'edr-simulated',
      chainType: 'l1',
      forking: { url: process.env.RPC_URL },
      chainDescriptors: { [process.env.CHAIN_ID]: { name: 'server', hardforkHistory: { cancun: { blockNumber: 0 } } } },
    },
  },
};
