import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema/database.ts';
import { command, internalOnly } from '../../platform/http/internal-only.ts';
import { changeEditors, editorChangeSchema } from './editors.ts';

/** `POST /api/internal/editors`: `npm run editor` calls this on a running shop. */
export function editorRoutes(db: Kysely<Database>, token: string, now: () => Date): Hono {
  const app = new Hono();
  app.use(internalOnly(token));
  app.post(
    '/',
    command(editorChangeSchema, (change) => changeEditors(db, change, now)),
  );
  return app;
}
