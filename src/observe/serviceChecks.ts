import { statfs } from 'node:fs/promises';
import { memoryUsage } from 'node:process';
import type { GatewayHealth } from './gatewayHealth.js';
import type { HealthCheck, LookAt } from './health.js';

/** Limits beyond which a service is not ready. */
export interface ReadyLimits {
  /** Milliseconds; 0 for none. */
  maxHeadAgeMs: number;
  /** Of the disk with the index. */
  minFreeDiskBytes: number;
  /** Milliseconds; 0 for none. */
  maxEventLoopDelayMs: number;
}

/** The parts of the service that are checked. */
export interface CheckedService {
  health: () => GatewayHealth;
  /** The node's setting that discards the results of blocks. */
  discardSetting: string;
  /** The folder of the index. */
  folder: string;
  /** The memory budget of clients. */
  memory: () => { usedBytes: number; limitBytes: number };
  /** Longest recent delay of the event loop, milliseconds. */
  loopDelayMs: () => number;
}

/** The checks of `/readyz`, in its order. */
export function serviceChecks(service: CheckedService, limits: ReadyLimits): LookAt[] {
  return [
    () => checkNode(service.health()),
    () => checkHead(service.health(), limits.maxHeadAgeMs),
    () => checkIndex(service.health(), service.discardSetting),
    () => checkDisk(service, limits.minFreeDiskBytes),
    () => checkMemory(service.memory()),
    () => checkEventLoop(service.loopDelayMs(), limits.maxEventLoopDelayMs),
  ];
}

/** While the node catches up, responses are right but old. */
function checkNode({ node: { reachable, since, reason }, catchingUpAt }: GatewayHealth): HealthCheck {
  const details = { reachable, since: new Date(since).toISOString(), catchingUp: reachable && catchingUpAt !== null };
  if (!reachable) return { name: 'node', reason: `the node is unavailable: ${reason}`, details };
  const newest = catchingUpAt === 0 ? 'it has no block yet' : `its newest block is ${catchingUpAt}`;
  const behind = `the node is catching up with its chain; ${newest}`;
  return { name: 'node', reason: catchingUpAt === null ? null : behind, details };
}

function checkHead({ head, obstacle }: GatewayHealth, maxAgeMs: number): HealthCheck {
  if (head === null)
    return {
      name: 'head',
      reason: `no block is indexed yet${because(obstacle)}`,
      details: { number: null, ageSeconds: null },
    };
  const ageSeconds = Math.max(0, Math.floor(Date.now() / 1_000) - head.timestamp);
  const isOld = maxAgeMs > 0 && ageSeconds * 1_000 > maxAgeMs;
  const reason = `the newest block is ${ageSeconds} s old, more than ${maxAgeMs / 1_000} s${because(obstacle)}`;
  return { name: 'head', reason: isOld ? reason : null, details: { number: head.number, ageSeconds } };
}

function because(obstacle: string | null): string {
  return obstacle === null ? '' : `: ${obstacle}`;
}

/** Missing or discarded blocks do not count: responses are right, and waiting does not bring discarded ones back. */
function checkIndex(health: GatewayHealth, discardSetting: string): HealthCheck {
  const { missingBlocks, discardedBlocks, falseBlock, store } = health;
  const notice = `the node did not keep the results of ${discardedBlocks} blocks, because of ${discardSetting}`;
  const details = {
    missingBlocks,
    ...(discardedBlocks > 0 && { discardedBlocks, notice }),
    falseBlock: falseBlock?.height ?? null,
  };
  if (store !== null) return { name: 'index', reason: `the index cannot be written: ${store}`, details };
  const reason = falseBlock && `the node answers block ${falseBlock.height} falsely: ${falseBlock.reason}`;
  return { name: 'index', reason, details };
}

async function checkDisk({ folder }: CheckedService, minFreeBytes: number): Promise<HealthCheck> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return { name: 'disk', reason: 'the index folder cannot be read', details: { freeBytes: null } };
  const freeBytes = found.bavail * found.bsize;
  const reason = `the disk of the index has ${freeBytes} bytes left, less than ${minFreeBytes}`;
  return { name: 'disk', reason: freeBytes < minFreeBytes ? reason : null, details: { freeBytes } };
}

/** Small requests still work then, but a load balancer should send clients elsewhere. */
function checkMemory({ usedBytes, limitBytes }: { usedBytes: number; limitBytes: number }): HealthCheck {
  const isFull = limitBytes > 0 && usedBytes >= limitBytes * 0.95;
  const reason = `the memory for clients is used up: ${usedBytes} of ${limitBytes} bytes`;
  const details = { usedBytes, limitBytes, residentBytes: memoryUsage.rss() };
  return { name: 'memory', reason: isFull ? reason : null, details };
}

function checkEventLoop(longestDelayMs: number, maxDelayMs: number): HealthCheck {
  const isHeld = maxDelayMs > 0 && longestDelayMs > maxDelayMs;
  const reason = `the event loop was held for ${longestDelayMs} ms, more than ${maxDelayMs} ms`;
  return { name: 'eventLoop', reason: isHeld ? reason : null, details: { longestDelayMs } };
}
