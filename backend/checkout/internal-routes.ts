import { Hono } from 'hono';
import { command, internalOnly } from '../platform/http/internal-only.ts';
import { orderCommandSchema, runOrder, type AdvanceOptions } from './order-commands.ts';

/** `POST /api/internal/orders`: `npm run orders` calls this on a running shop. */
export function orderRoutes(options: AdvanceOptions, token: string): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post(
    '/',
    command(orderCommandSchema, (asked) => runOrder(options, asked)),
  );
  return app;
}
