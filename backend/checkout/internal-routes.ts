import { Hono } from 'hono';
import { invalidBody, failureBody } from '../../src/api/validate.ts';
import { internalOnly } from '../platform/http/internal-only.ts';
import { orderCommandSchema, runOrder, type AdvanceOptions } from './order-commands.ts';

/** `POST /api/internal/orders`: what `npm run orders` asks of a running shop. */
export function orderRoutes(options: AdvanceOptions, token: string): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post('/', async (c) => {
    const parsed = orderCommandSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    try {
      return c.json({ Success: true, Data: await runOrder(options, parsed.data) });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 400);
    }
  });
  return app;
}
