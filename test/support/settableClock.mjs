/**
 * For `node --import`: at each SIGUSR2 the process sees its machine's clock set to another time, hours away. Clocks
 * that only go forward stay right, as they do when a real clock is set.
 */
const HOUR_MS = 3_600_000;
const shifts = [6 * HOUR_MS, -6 * HOUR_MS, 30 * HOUR_MS, 0];
const MachineDate = Date;
let shiftMs = 0;

globalThis.Date = class extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + shiftMs);
    else super(...given);
  }

  static now() {
    return MachineDate.now() + shiftMs;
  }
};

process.on('SIGUSR2', () => {
  shiftMs = shifts.shift() ?? 0;
  process.stdout.write(`the clock is ${shiftMs / HOUR_MS} hours off\n`);
});
