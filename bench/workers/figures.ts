/** What the rounds of section Workers amount to. Pure. */
import { figuresOf, type Figures, type Round } from '../measure.js';
import { median } from '../statistics.js';
import { rateAlone } from './capacity.js';

/** Figures of one server in one scenario. */
export interface WorkerFigures extends Figures {
  /** Responses for each second of the server's own processor time, without the node's; null where it is not known. */
  perCpuSecond: number | null;
  /** Responses a second if nothing else used the machine; null where it is not known, and for other servers. */
  alone: number | null;
}

/** `workers`: how many the server has; null for one that is no Halley. `cores`: those of the machine. */
export function workerFigures(rounds: readonly Round[], workers: number | null, cores: number): WorkerFigures {
  return {
    ...figuresOf(rounds),
    perCpuSecond: medianOrNull(
      rounds.map(({ good, cpuSeconds, nodeCpuSeconds }) =>
        cpuSeconds === null ? null : good / (cpuSeconds - (nodeCpuSeconds ?? 0)),
      ),
    ),
    alone: workers === null ? null : medianOrNull(rounds.map((round) => aloneOf(round, workers, cores))),
  };
}

function aloneOf(round: Round, workers: number, cores: number): number | null {
  const { good, seconds, nodeCpuSeconds, otherCpuSeconds, generatorCpuSeconds } = round;
  if (nodeCpuSeconds === null || otherCpuSeconds === null) return null;
  const takenSeconds = generatorCpuSeconds + nodeCpuSeconds + otherCpuSeconds;
  return rateAlone(good, { cores, seconds, takenSeconds }, workers);
}

function medianOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : median(known);
}
