/** Runs inside Hardhat, with its ethers plugin and network helpers. */
const { ethers } = require('hardhat');
const helpers = require('@nomicfoundation/hardhat-network-helpers');

import('../support.hardhat.mjs')
  .then(({ runScript }) => runScript(ethers, helpers))
  .then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
