/** One account as it is at the newest block, with the transactions of it that the page has seen. */
import { useLive, useLoaded } from './context.js';
import { formatBytes, formatCount, formatToken, byteCount } from './format.js';
import { TransactionList, WaitingList } from './lists.js';
import { Badge, Card, Fields, Problem } from './parts.js';
import { formatAddress } from './format.js';
import type { ChainState } from './state.js';

/** `address` is in lower case. `head` says when to look again. */
export function AccountView({ address, head, chain }: { address: string; head: string; chain: ChainState }) {
  const { client } = useLive();
  const { value, problem } = useLoaded(`${address} ${head}`, async () => {
    // The fragment was checked to be an address.
    const given = address as `0x${string}`;
    const [balance, nonce, code] = await client.batch([
      ['eth_getBalance', given, 'latest'],
      ['eth_getTransactionCount', given, 'latest'],
      ['eth_getCode', given, 'latest'],
    ]);
    for (const outcome of [balance, nonce, code]) if (!outcome.ok) throw outcome.error;
    return balance.ok && nonce.ok && code.ok
      ? {
          balance: balance.result,
          nonce: nonce.result,
          codeBytes: byteCount(code.result),
          delegate: delegateOf(code.result),
        }
      : null;
  });
  const isOfAccount = ({ from, to }: { from: string; to: string | null }): boolean =>
    from.toLowerCase() === address || to?.toLowerCase() === address;
  const waiting = chain.waiting.filter(isOfAccount);
  return (
    <>
      <Card
        title="Account"
        note={value?.codeBytes === undefined ? undefined : <Badge kind="plain">{kindOf(value)}</Badge>}
      >
        {problem !== null && <Problem text={problem} />}
        <Fields
          fields={[
            [
              'Address',
              <code className="live-data" key="address">
                {formatAddress(address)}
              </code>,
            ],
            ['Balance', value == null ? '…' : formatToken(value.balance)],
            ['Nonce', value == null ? '…' : formatCount(value.nonce)],
            ['Code', value == null ? '…' : value.codeBytes === 0 ? 'none' : formatBytes(value.codeBytes)],
            ...(value?.delegate == null ? [] : [['Delegates to', value.delegate] as const]),
          ]}
        />
      </Card>
      {waiting.length > 0 && <WaitingList waiting={waiting} note={`${waiting.length} seen`} />}
      <TransactionList title="Latest transactions seen" transactions={chain.transactions.filter(isOfAccount)} />
    </>
  );
}

/** The account whose code runs (EIP-7702); null for any other code. */
function delegateOf(code: string): string | null {
  return /^0xef0100[0-9a-f]{40}$/i.test(code) ? formatAddress(`0x${code.slice(8)}`) : null;
}

function kindOf({ codeBytes, delegate }: { codeBytes: number; delegate: string | null }): string {
  if (delegate !== null) return 'account with delegated code';
  return codeBytes === 0 ? 'account without code' : 'contract';
}
