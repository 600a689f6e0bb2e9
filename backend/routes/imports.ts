import { Hono } from 'hono';
import { z } from 'zod';
import { invalidBody, miss } from '../../src/api/validate.ts';
import { importRequestSchema, runImport } from '../catalogue/feed/request.ts';
import { listImports, undoImport } from '../catalogue/feed/undo.ts';
import { internalOnly } from '../http/internal-only.ts';
import type { Shop } from '../services/shop.ts';

/** What `npm run catalogue` asks of a running shop. */
const importCommandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('import'), request: importRequestSchema }),
  z.strictObject({ do: z.literal('undo'), id: z.int().min(1).nullable() }),
  z.strictObject({ do: z.literal('list'), limit: z.int().min(1).max(1_000) }),
]);

/**
 * `POST /api/internal/imports`: loads files of this machine while the shop runs, takes an import back,
 * or lists them. Its answers tell of what changed from then on; `publish` asks for the pages.
 */
export function importRoutes(
  shop: Shop,
  token: string,
  now: () => Date,
  publish: (names: string[] | null) => Promise<void>,
): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post('/', async (c) => {
    const parsed = importCommandSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    const command = parsed.data;
    let changed: string[] | null | undefined;
    const options = {
      now: now(),
      onChanged: async (_: unknown, names: string[] | null) => {
        changed = names;
      },
    };
    const run = () => {
      if (command.do === 'list') return listImports(shop.db, command.limit);
      if (command.do === 'undo') return undoImport(shop.db, command.id, options);
      return runImport(shop.db, command.request, options);
    };
    let data: Awaited<ReturnType<typeof run>>;
    try {
      data = await run();
    } catch (error) {
      return c.json(miss(error instanceof Error ? error.message : String(error)), 400);
    }
    if (changed !== undefined) {
      await shop.takeOverImports(now());
      await publish(changed);
    }
    return c.json({ Success: true, Data: data });
  });
  return app;
}
