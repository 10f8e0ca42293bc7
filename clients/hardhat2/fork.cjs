/** Runs on Hardhat's own network, which forks from the server. */
const { ethers } = require('hardhat');

import('../support.hardhat.mjs')
  .then(({ runForkScript }) => runForkScript(ethers))
  .then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
