/**
 * The desk without a shop around it, for tests: a database in memory, a clock that tests set, and a
 * publisher that does nothing unless a test replaces it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { shopImports } from '../../../catalogue/feed/shop-imports.ts';
import { openMemoryDatabase } from '../../../platform/db/testing/memory-database.ts';
import { OwnedMedia } from '../../../platform/media/owned-media.ts';
import { BRANDS } from '../../../../src/brands/brands.ts';
import { parseEnv } from '../../../../src/env.ts';
import { Drafts } from '../../content/editing/drafts.ts';
import { Editing } from '../../content/editing/editing.ts';
import { ContentStore } from '../../content/documents.ts';
import { LiveContent } from '../../content/live-content.ts';
import { DEMO_CONTENT } from '../../../../demo/content-dir.ts';
import { MediaLibrary } from '../../content/media.ts';
import { fillEmptyDatabase } from '../../content/transfer.ts';
import type { DiskSpace } from '../../../platform/disk-watch.ts';
import type { ProviderState } from '../../../payment/payment-provider.ts';
import type { Publisher } from '../../../platform/publishing/job-list.ts';
import { openPublishing } from '../../../platform/publishing/publishing.ts';
import { insertRollback } from '../../../../src/publish/releases/roll-back.ts';
import { deskRoutes } from '../desk.ts';
import { Editors } from '../editors.ts';
import { hashPassword } from '../sign-in.ts';
import { DESK } from '../session.ts';

/** Address of the proxy in front of the desk. */
const PROXY_ADDRESS = '127.0.0.1';
const ORIGIN = 'http://localhost:4321';
/** A real hash takes half a second to make, and again at each signing in. */
const CHEAP_HASH_COST = { ln: 4, r: 8, p: 1 };
export const PASSWORD = 'vier losse woorden hier';

const EMPTY_PUBLISHER: Omit<Publisher, 'rollBack'> = {
  publish: async () => null,
  preview: async () => ({ changed: [], pages: [], removed: [] }),
};

export async function openDesk(publisher: Partial<Publisher> = {}, contentDir = DEMO_CONTENT) {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  const { db, close } = await openMemoryDatabase();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const base = {
    db,
    env: parseEnv({ DATA_DIR: dataDir, TRUSTED_PROXIES: 'loopback' }),
    log: pino({ level: 'silent' }),
    now: () => clock.now,
  };
  const rollBack: Publisher['rollBack'] = async (release, by) =>
    insertRollback(dataDir, release, { madeAt: clock.now, madeBy: by });
  const publishing = openPublishing({
    ...base,
    publisher: { ...EMPTY_PUBLISHER, rollBack, ...publisher },
  });
  publishing.start();
  await fillEmptyDatabase(db, contentDir, clock.now);
  const live = await LiveContent.open(db, 'bouwmaat');
  const fillValues = () => ({ brand: BRANDS.bm, count: 100, now: clock.now });
  const store = new ContentStore({
    db,
    live,
    fillValues,
    hasPublisher: false,
    now: base.now,
  });
  const drafts = new Drafts(db, base.now);
  const editing = new Editing({ db, store, drafts, slug: 'bouwmaat', fillValues });
  const media = new MediaLibrary(db, store);
  const disk: { full: DiskSpace | null } = { full: null };
  const followed = { times: 0 };
  const owned = new OwnedMedia(dataDir);
  const imports = shopImports({
    shop: { db, applyChanges: async () => {} },
    ...{ media: owned, now: base.now },
    publish: async (names) =>
      void (await publishing.requestPublication({ names, by: 'test', reason: 'import' })),
  });
  const provider: { state: ProviderState } = { state: 'ok' };
  const app = new Hono().route(
    DESK,
    deskRoutes({
      ...{
        ...base,
        publishing,
        editing,
        media,
        ownedMedia: owned,
        diskWatch: disk,
        providerState: () => provider.state,
      },
      followCatalogue: async () => void followed.times++,
      imports,
      orderMails: { sendReadyNotice: async () => {}, sendShippedNotice: async () => {} },
    }),
  );

  const request = (path: string, { headers, ...init }: RequestInit = {}, peer = PROXY_ADDRESS) =>
    app.request(
      `${ORIGIN}${DESK}${path}`,
      {
        ...init,
        headers: { accept: 'text/html,*/*;q=0.8', ...(headers as Record<string, string>) },
      },
      { incoming: { socket: { remoteAddress: peer } } },
    );

  return {
    db,
    env: base.env,
    clock,
    disk,
    provider,
    followed,
    dataDir,
    publishing,
    editing,
    media,
    ask: request,
    async close() {
      await publishing.close();
      await close();
      rmSync(dataDir, { recursive: true });
    },
    later: (ms: number) => (clock.now = new Date(clock.now.getTime() + ms)),
    addEditor: async (name: string, password = PASSWORD) =>
      new Editors(db).add(name, await hashPassword(password, CHEAP_HASH_COST), clock.now),
    /** Sends a form as a browser does from a page of the desk; `address` is the forwarded one. */
    send: (
      path: string,
      fields: Record<string, string>,
      {
        cookie = '',
        origin = ORIGIN,
        site = 'same-origin',
        address = '',
        peer = PROXY_ADDRESS,
      } = {},
    ) =>
      request(
        path,
        {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: {
            ...(cookie && { cookie }),
            ...(origin && { origin }),
            ...(site && { 'sec-fetch-site': site }),
            ...(address && { 'x-forwarded-for': address }),
          },
        },
        peer,
      ),
    /** Signs in; returns the cookie as browsers send it back: `redactie=…`. */
    async signIn(name: string, password = PASSWORD): Promise<string> {
      const response = await this.send('/aanmelden', { name, password });
      const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
      if (!cookie) throw new Error(`${name} was not let in: ${response.status}`);
      return cookie;
    },
  };
}

export type OpenedDesk = Awaited<ReturnType<typeof openDesk>>;
