/** `POST /api/internal/backup`: copies the embedded database of the running shop. */
import { Hono } from 'hono';
import { z } from 'zod';
import { failureBody } from '../../../src/api/validate.ts';
import { internalOnly } from '../../platform/http/handled-call.ts';

const schema = z.object({ folder: z.string().min(1) });

export function backupRoutes(
  copyTo: ((folder: string) => Promise<void>) | null,
  token: string,
): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post('/', async (c) => {
    const body = schema.safeParse(await c.req.json().catch(() => null));
    if (!body.success || !copyTo) return c.json(failureBody('There is nothing to copy.'), 400);
    try {
      await copyTo(body.data.folder);
      return c.json({ Success: true, Data: true });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 500);
    }
  });
  return app;
}
