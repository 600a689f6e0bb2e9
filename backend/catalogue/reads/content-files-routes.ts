import { Hono } from 'hono';
import { z } from 'zod';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';
import type { ContentStore } from '../../editing/content/documents.ts';
import { exportContent, importContent } from '../../editing/content/transfer.ts';
import { internalOnly } from '../../platform/http/internal-only.ts';
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
  app.post('/', async (c) => {
    const parsed = contentCommandSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    try {
      return c.json({ Success: true, Data: await run(parsed.data) });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 400);
    }
  });
  return app;

  async function run(command: z.infer<typeof contentCommandSchema>) {
    if (command.do === 'export') return exportContent(db, command.dir, command);
    if (command.do === 'import')
      return importContent(store, command.dir, { ...command, by: 'command' });
    await store.look();
    return Object.fromEntries(store.live.texts());
  }
}
