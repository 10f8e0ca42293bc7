/** Hardhat 2. Its compiler is solcjs, by path. */
require('@nomicfoundation/hardhat-ethers');
require('@nomicfoundation/hardhat-ignition-ethers');
const { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } = require('hardhat/builtin-tasks/task-names');
const { subtask } = require('hardhat/config');

// Hardhat depends on solcjs, so its version is that of the lock file.
const { version } = require('solc/package.json');

subtask(TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD, async () => ({
  version,
  longVersion: version,
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));

module.exports = {
  solidity: { version, settings: { evmVersion: 'cancun' } },
  defaultNetwork: 'server',
  networks: {
    server: {
      url: process.env.RPC_URL,
      chainId: Number(process.env.CHAIN_ID),
      // Development chains sign for their accounts, impersonated ones included.
      accounts: process.env.TARGET === 'go' ? [process.env.PRIVATE_KEY] : 'remote',
    },
    hardhat: {
      chainId: 31_337,
      forking: { url: process.env.RPC_URL, enabled: true },
      chains: { [process.env.CHAIN_ID]: { hardforkHistory: { cancun: 0 } } },
    },
  },
};
