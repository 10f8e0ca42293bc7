/** `halley config check`: what is odd in the configuration, and whether the node it names can be used with it. */
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { indexFolder } from './blockIndex.js';
import { parseNodeAddress } from './comet/address.js';
import { CometNode } from './comet/client.js';
import { CometRpc } from './comet/rpc.js';
import type { Config, ResolvedConfig } from './config/config.js';
import { findGrpc, grpcCandidates } from './cosmos/grpcDiscovery.js';

type Print = (text: string) => void;

/** Prints one line per finding; false when Halley could not start with this configuration. */
export async function checkConfig({ config, warnings }: ResolvedConfig, print: Print): Promise<boolean> {
  for (const warning of warnings) print(`warning: ${warning}\n`);
  const good = [await checkNode(config, print), await checkDataDir(config, print)].every(Boolean);
  print(good ? 'the configuration is good\n' : 'the configuration cannot be used\n');
  return good;
}

async function checkNode(config: Config, print: Print): Promise<boolean> {
  const url = parseNodeAddress(config.node);
  const rpc = new CometRpc({ url });
  try {
    const { cometChainId, cometVersion, latestHeight, catchingUp } = await new CometNode(rpc).status();
    print(`node: ${config.node} is ${cometChainId}, CometBFT ${cometVersion}, height ${latestHeight}\n`);
    if (catchingUp) print('warning: the node is still catching up\n');
    return await checkGrpc(config, url, cometChainId, print);
  } catch (error) {
    print(`error: node: ${config.node}: ${(error as Error).message}\n`);
    return false;
  } finally {
    rpc.close();
  }
}

/** A service that was named must be there; without any, Halley works, and holds up the node. */
async function checkGrpc(config: Config, url: URL, cometChainId: string, print: Print): Promise<boolean> {
  const named = config['node-grpc'];
  const found = await findGrpc(named === '' ? grpcCandidates(url, null) : [named], cometChainId);
  found?.queries.close();
  if (found !== null) print(`node-grpc: ${found.address} serves the same chain\n`);
  else if (named !== '') print(`error: node-grpc: nothing at ${named} serves ${cometChainId}\n`);
  else print('warning: no gRPC service found: state queries over CometBFT RPC hold up block production\n');
  return found !== null || named === '';
}

async function checkDataDir(config: Config, print: Print): Promise<boolean> {
  const folder = await nearestExisting(indexFolder(config));
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    print(`error: data-dir: ${folder} is not a folder that can be written to\n`);
    return false;
  }
}

/** The folder itself, or the nearest one above it that exists. */
async function nearestExisting(folder: string): Promise<string> {
  try {
    await access(folder);
    return folder;
  } catch {
    return dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
  }
}
