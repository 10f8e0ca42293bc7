/** What a service could do with the cores to itself. Pure. */

/** The processor time of one round on a machine that the service shares with the load generator and the node. */
export interface SharedRound {
  /** Of the machine. */
  cores: number;
  /** Length of the round. */
  seconds: number;
  /** Processor seconds of everything but the service. */
  takenSeconds: number;
}

/** The processor seconds that were left for a service of this number of processes, each of which can use one core. */
export function freeSeconds({ cores, seconds, takenSeconds }: SharedRound, processes: number): number {
  return Math.min(usableCores(cores, processes) * seconds, cores * seconds - takenSeconds);
}

/** Responses a second with all cores that the processes can use: their number for each free second, times the cores. */
export function rateAlone(responses: number, round: SharedRound, processes: number): number {
  return (usableCores(round.cores, processes) * responses) / freeSeconds(round, processes);
}

function usableCores(cores: number, processes: number): number {
  return Math.min(cores, processes);
}
