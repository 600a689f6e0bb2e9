/**
 * Internal calls of the command line to a running shop: imports, product changes, content, search
 * terms.
 */
import { Hono } from 'hono';
import { z } from 'zod';
import { setFields, importRequestSchema, type ShopImports } from '../feed/shop-imports.ts';
import { command, requireInternal } from '../../platform/http/handled-call.ts';
import type { Shop } from './shop.ts';
import { missesWithProposals } from '../../search/synonyms/search-misses.ts';
import type { ContentStore } from '../../editing/content/documents.ts';
import { exportContent, importContent } from '../../editing/content/transfer.ts';

/** Commands that `npm run catalogue` sends to a running shop. */
const importCommandSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('import'), request: importRequestSchema }),
  z.strictObject({ do: z.literal('undo'), id: z.int().min(1).nullable() }),
  z.strictObject({ do: z.literal('list'), limit: z.int().min(1).max(1_000) }),
]);

/**
 * `POST /api/internal/imports`: imports local files while the shop runs, undoes an import, or lists
 * them.
 */
export function importRoutes(imports: ShopImports, token: string): Hono {
  const app = new Hono();
  app.use(requireInternal(token));
  app.post('/', command(importCommandSchema, run));
  return app;

  async function run(command: z.infer<typeof importCommandSchema>) {
    if (command.do === 'list') return imports.list(command.limit);
    if (command.do === 'undo') return imports.undo(command.id);
    // A caller that may read files of this machine may also read addresses of its network.
    return imports.load(command.request, { by: 'command', allowsInternal: true });
  }
}

/** The file in DATA_DIR with the token for internal calls. */
export const INTERNAL_TOKEN_FILE = 'internal-token';

const changeSchema = z.object({
  number: z.string().min(1).max(20),
  /** `price=9.95`, `stock.12=0`. */
  assignments: z.array(z.string().min(1).max(500)).min(1).max(100),
  /** False to leave its pages to the next publication. */
  publish: z.boolean().default(true),
});

const DEFAULT_LIMIT = 50;
const limitSchema = z.coerce.number().int().min(1).max(1000);

/**
 * Routes for the command line on this machine (`requireInternal`).
 * - `POST /api/internal/catalogue` changes one product while the shop runs, so that product,
 * search, facet and stock responses change together.
 * - `GET /api/internal/search-misses?limit=50` returns searches without results, with proposals for
 * synonyms.
 */
export function internalRoutes(
  shop: Shop,
  token: string,
  now: () => Date,
  onEdited: (names: string[]) => Promise<void>,
): Hono {
  const app = new Hono();
  app.use(requireInternal(token));
  app.post(
    '/catalogue',
    command(changeSchema, async ({ number, assignments, publish }) => {
      const data = await setFields(shop.db, number, assignments, now());
      await shop.applyChanges(now());
      if (publish) await onEdited([`product:${data.productId}`]);
      return data;
    }),
  );
  app.get('/search-misses', async (c) => {
    const limit = limitSchema.safeParse(c.req.query('limit'));
    const data = await missesWithProposals(
      shop.db,
      limit.success ? limit.data : DEFAULT_LIMIT,
      now(),
    );
    return c.json({ Success: true, Data: data });
  });
  return app;
}

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
export function contentCommandRoutes(
  { db }: Pick<Shop, 'db'>,
  store: ContentStore,
  token: string,
): Hono {
  const app = new Hono();
  app.use(requireInternal(token));
  app.post('/', command(contentCommandSchema, run));
  return app;

  async function run(command: z.infer<typeof contentCommandSchema>) {
    if (command.do === 'export') return exportContent(db, command.dir, command);
    if (command.do === 'import')
      return importContent(store, command.dir, { ...command, by: 'command' });
    await store.reloadIfChanged();
    return Object.fromEntries(store.live.texts());
  }
}
