import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { invalidBody, failureBody } from '../../../src/api/validate.ts';
import type { Database } from '../../platform/db/schema/database.ts';
import { internalOnly } from '../../platform/http/internal-only.ts';
import { changeEditors, editorChangeSchema } from './editors.ts';

/** `POST /api/internal/editors`: what `npm run editor` asks of a running shop. */
export function editorRoutes(db: Kysely<Database>, token: string, now: () => Date): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post('/', async (c) => {
    const parsed = editorChangeSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json(invalidBody(parsed.error), 400);
    try {
      return c.json({ Success: true, Data: await changeEditors(db, parsed.data, now) });
    } catch (error) {
      return c.json(failureBody(error instanceof Error ? error.message : String(error)), 400);
    }
  });
  return app;
}
