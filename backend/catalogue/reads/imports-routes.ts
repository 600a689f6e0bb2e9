import { Hono } from 'hono';
import { z } from 'zod';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';
import { importRequestSchema, type ShopImports } from '../feed/shop-imports.ts';
import { internalOnly } from '../../platform/http/internal-only.ts';

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
  app.post('/', async (c) => {
    const parsed = importCommandSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    const command = parsed.data;
    try {
      const data = await run(command);
      return c.json({ Success: true, Data: data });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 400);
    }
  });
  return app;

  function run(command: z.infer<typeof importCommandSchema>) {
    if (command.do === 'list') return imports.list(command.limit);
    if (command.do === 'undo') return imports.undo(command.id);
    // Callers that may read local files may also access internal addresses.
    return imports.load(command.request, { by: 'command', allowsInternal: true });
  }
}
