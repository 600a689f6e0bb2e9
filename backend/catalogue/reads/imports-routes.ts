import { Hono } from 'hono';
import { z } from 'zod';
import { importRequestSchema, type ShopImports } from '../feed/shop-imports.ts';
import { command, internalOnly } from '../../platform/http/internal-only.ts';

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
  app.use(internalOnly(token));
  app.post('/', command(importCommandSchema, run));
  return app;

  async function run(asked: z.infer<typeof importCommandSchema>) {
    if (asked.do === 'list') return imports.list(asked.limit);
    if (asked.do === 'undo') return imports.undo(asked.id);
    // Who may name files of this machine may name addresses of its network.
    return imports.load(asked.request, { by: 'command', allowsInternal: true });
  }
}
