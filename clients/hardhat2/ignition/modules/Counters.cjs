const { buildModule } = require('@nomicfoundation/hardhat-ignition/modules');

module.exports = buildModule('Counters', (m) => {
  const first = m.contract('Counter', [1], { id: 'first' });
  const second = m.contract('Counter', [2], { id: 'second', after: [first] });
  m.call(first, 'increase', [5]);
  return { first, second };
});
