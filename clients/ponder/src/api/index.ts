import { Hono } from 'hono';
import { db } from 'ponder:api';
import { counted, seenBlock } from 'ponder:schema';

const app = new Hono();

app.get('/rows', async (context) =>
  context.json({
    events: (await db.select().from(counted)).length,
    blocks: (await db.select().from(seenBlock)).map(({ number }) => Number(number)),
  }),
);

export default app;
