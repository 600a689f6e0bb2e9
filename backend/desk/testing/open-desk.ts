/** The desk without a shop around it, for tests: a database in memory and a clock that is set. */
import { Hono } from 'hono';
import { pino } from 'pino';
import { openDatabase } from '../../db/open.ts';
import { parseEnv } from '../../../src/env.ts';
import type { Publishing } from '../../publishing/publishing.ts';
import { deskRoutes } from '../desk.ts';
import { Editors } from '../editors.ts';
import { hashPassword } from '../passwords.ts';
import { DESK } from '../session.ts';

const ORIGIN = 'http://localhost:4321';
export const PASSWORD = 'vier losse woorden hier';

export async function openDesk(publishing: Partial<Publishing> = {}) {
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir: 'memory://' });
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const options = {
    db,
    env: parseEnv({}),
    publishing: publishing as Publishing,
    log: pino({ level: 'silent' }),
    now: () => clock.now,
  };
  const app = new Hono().route(DESK, deskRoutes(options));

  const ask = (path: string, init: RequestInit = {}) =>
    app.request(`${ORIGIN}${DESK}${path}`, init);

  return {
    db,
    clock,
    close,
    ask,
    later: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)),
    addEditor: async (name: string, password = PASSWORD) =>
      new Editors(db).add(name, await hashPassword(password), clock.now),
    /** Sends a form as a browser does from a page of the desk. */
    send: (
      path: string,
      fields: Record<string, string>,
      { cookie = '', origin = ORIGIN, site = 'same-origin' } = {},
    ) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: {
          ...(cookie && { cookie }),
          ...(origin && { origin }),
          ...(site && { 'sec-fetch-site': site }),
        },
      }),
    /** `redactie=…`, as it is sent back. */
    async signIn(name: string, password = PASSWORD): Promise<string> {
      const response = await this.send('/aanmelden', { name, password });
      const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
      if (!cookie) throw new Error(`${name} was not let in: ${response.status}`);
      return cookie;
    },
  };
}

export type OpenedDesk = Awaited<ReturnType<typeof openDesk>>;
