import { ponder } from 'ponder:registry';
import { counted, seenBlock } from 'ponder:schema';

ponder.on('Probe:Counted', async ({ event, context }) => {
  await context.db.insert(counted).values({ id: event.id, gasUsed: event.transactionReceipt.gasUsed });
});

ponder.on('EveryBlock:block', async ({ event, context }) => {
  await context.db.insert(seenBlock).values({ number: event.block.number });
});
