/** An embedded chain as the queries of a node, without sockets. */
import { queryError } from '../../../../src/chain/nodeFailure.js';
import type { AbciQuery, BlockTime, NodeStatus, Queries, QueryResult } from '../../../../src/chain/node.js';
import type { DevChainConfig } from '../../../../src/devchain/app/devChainConfig.js';
import { createQueryRouter } from '../../../../src/devchain/queries/queryRouter.js';
import { TestChain } from '../app/testChain.js';

export class RoutedNode implements Queries {
  readonly consoleLines: string[] = [];
  /** The time that a block made now would have; undefined for that of the newest block. */
  nextTime: BlockTime | undefined;
  readonly #version: string;

  private constructor(
    readonly chain: TestChain,
    version: string,
  ) {
    this.#version = version;
  }

  static async start(options: Partial<DevChainConfig> = {}, version = '0.38.17'): Promise<RoutedNode> {
    let node: RoutedNode | null = null;
    const onPanic = (path: string, error: unknown): void => {
      throw new Error(path, { cause: error });
    };
    const onConsoleLog = (line: string): void => void node?.consoleLines.push(line);
    const chain = await TestChain.start(options, {
      createRouter: (app) => createQueryRouter({ chain: app, onPanic, onConsoleLog }),
    });
    node = new RoutedNode(chain, version);
    return node;
  }

  async status(): Promise<NodeStatus> {
    const { cometChainId } = this.chain.app.config;
    return { cometChainId, cometVersion: this.#version } as NodeStatus;
  }

  async query(path: string, request: Uint8Array, height: number): Promise<Uint8Array> {
    return (await this.abciQuery({ path, data: request, height })).value;
  }

  async abciQuery({ path, data, height }: AbciQuery): Promise<QueryResult> {
    const answer = await this.chain.app.query(path, data, height, this.nextTime && { nextTime: this.nextTime });
    const { code: abciCode, codespace, log, value } = answer;
    if (abciCode !== 0) throw queryError({ path, height, abciCode, codespace, log });
    return { value, height: answer.height, proof: [] };
  }
}
