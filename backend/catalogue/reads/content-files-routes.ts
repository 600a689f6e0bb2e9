import { Hono } from 'hono';
import { z } from 'zod';
import type { ContentStore } from '../../editing/content/documents.ts';
import { exportContent, importContent } from '../../editing/content/transfer.ts';
import { command, internalOnly } from '../../platform/http/handled-call.ts';
import type { Shop } from './shop.ts';

const dir = z.string().min(1).max(4_000);

/** Commands that `npm run content` and `npm run search` send to a running shop. */
const contentCommandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('export'), dir, removes: z.boolean() }),
  z.strictObject({ do: z.literal('import'), dir, removes: z.boolean(), isDryRun: z.boolean() }),
  z.strictObject({ do: z.literal('texts') }),
]);

/**
 * `POST /api/internal/content`: exports the published content to a local folder, imports one, or
 * returns documents by path.
 */
export function contentRoutes({ db }: Pick<Shop, 'db'>, store: ContentStore, token: string): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post('/', command(contentCommandSchema, run));
  return app;

  async function run(asked: z.infer<typeof contentCommandSchema>) {
    if (asked.do === 'export') return exportContent(db, asked.dir, asked);
    if (asked.do === 'import') return importContent(store, asked.dir, { ...asked, by: 'command' });
    await store.look();
    return Object.fromEntries(store.live.texts());
  }
}
