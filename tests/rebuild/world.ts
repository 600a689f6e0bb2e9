/** A shop of its own on a small catalogue, with the clock in the test's hand. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateCatalogue } from '../../demo/catalogue/load.ts';
import { DEMO_CONTENT } from '../../demo/content-dir.ts';
import { readDocuments } from '../../backend/editing/content/documents.ts';
import { putDocuments } from '../../backend/editing/content/testing/put-documents.ts';
import { readTexts } from '../../backend/editing/content/read-files.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { type Backend, startBackend } from '../../backend/program/server.ts';
import { headersFile } from '../../backend/program/build-record.ts';
import {
  openBuildContext,
  type BuildContext,
  buildSite,
} from '../../src/publish/build/build-site.ts';
import { rollBack } from '../../src/publish/build/roll-back.ts';
import { preview } from '../../src/publish/build/preview.ts';
import { publish } from '../../src/publish/build/publish.ts';
import type { PublishResult } from '../../src/publish/build/rebuild.ts';
import type { Output } from '../../src/publish/build/output.ts';
import type { Preview } from '../../src/domain/content/publishing.ts';
import { type Env, parseEnv } from '../../src/env.ts';
import { Releases } from '../../src/publish/releases/releases.ts';
import { createApiReader } from '../../src/publish/snapshot/api-client.ts';
import type { PinnedJson } from '../../src/publish/snapshot/pinned-records.ts';
import { openReader } from '../../src/publish/snapshot/open.ts';
import { provideSnapshot } from '../../src/publish/snapshot/reader.ts';
import { openStore } from '../../src/publish/snapshot/store.ts';
import { sync } from '../../src/publish/snapshot/sync.ts';
import { leaveFewerKinds } from './fewer-kinds.ts';

const PRODUCTS = 120;
const ROOT = path.resolve(import.meta.dirname, '../..');

export interface World {
  backend: Backend;
  /** Lets the content be that of a folder, as far as it is valid; answers the names of what changed. */
  editContent(edit: (dir: string) => void): Promise<string[]>;
  releases: Releases;
  now(): Date;
  /** Lets time pass; what the backend keeps is judged by the new time. */
  wait(days: number): Promise<void>;
  /** Publishes what changed; `edited` names it where the edit is known. */
  rebuild(edited: string[] | null): Promise<PublishResult | null>;
  /** What publishing it would make. */
  preview(edited: string[] | null, pages?: string[]): Promise<Preview>;
  /** Makes a kept release live again: the nth, counted back. */
  goBack(nth: number): Promise<{ from: number; to: number }>;
  /** The live release: path → digest of its bytes. */
  live(): Map<string, string>;
  /** What a path of the live release reads back as. */
  body(path: string): Buffer | null;
  /** What a build from nothing makes of the same data, and of what is held: path → bytes. */
  fromNothing(): Promise<Map<string, Buffer>>;
  close(): Promise<void>;
}

export async function openWorld(start: Date): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rebuild-'));
  const env = parseEnv({
    DATA_DIR: path.join(folder, 'shop'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    SITE_URL: 'http://localhost:4321',
  });
  const contentDir = path.join(folder, 'content');
  cpSync(DEMO_CONTENT, contentDir, { recursive: true });
  let time = start;
  const now = () => time;
  const { db, close } = await openDatabase({ databaseUrl: '', dataDir: env.DATA_DIR });
  await generateCatalogue(db, { products: PRODUCTS, now: start });
  await leaveFewerKinds(db);
  await close();
  const backend = await startBackend({ env, now });
  const context = await openBuildContext(env, ROOT);
  const releases = new Releases(env.DATA_DIR);
  const liveId = () => releases.current()?.id ?? 0;

  return {
    backend,
    async editContent(edit) {
      edit(contentDir);
      const [known, wanted] = [(await readDocuments(backend.db)).texts, readTexts(contentDir)];
      const files = [...known.keys(), ...wanted.keys()];
      const changed = files.filter((file) => known.get(file) !== wanted.get(file));
      const texts = changed.map((file) => [file, wanted.get(file) ?? null]);
      await putDocuments(backend.db, Object.fromEntries(texts) as Record<string, string | null>);
      return backend.readContent();
    },
    releases,
    now,
    async wait(days) {
      time = new Date(time.getTime() + days * 86_400_000);
      await backend.shop.reload(time);
    },
    rebuild(edited) {
      const job = { apiUrl: backend.url, edited, by: 'test', reason: String(edited) };
      return publish({ ...context, env, headersFile, job, now: time });
    },
    preview(names, pages) {
      const job = { apiUrl: backend.url, names, ...(pages && { pages }) };
      return preview({ ...context, env, job, now: time });
    },
    async goBack(nth) {
      const kept = releases.list();
      const from = kept[nth % kept.length]?.id ?? 0;
      return { from, to: await rollBack(env.DATA_DIR, from, 'test', time) };
    },
    live() {
      return new Map(
        [...releases.entries(liveId())].map(({ path: name, digest }) => [name, digest]),
      );
    },
    body(name) {
      const entry = releases.entry(name, liveId());
      return entry && releases.body(entry.digest);
    },
    async fromNothing() {
      const files = await buildFromNothing(
        path.join(folder, 'nothing'),
        env,
        context,
        backend.url,
        time,
        releases.pins.records(),
      );
      provideSnapshot(context.reader);
      await context.renderer.paths();
      return files;
    },
    async close() {
      await backend.close();
      context.reader.close();
      releases.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function buildFromNothing(
  dataDir: string,
  env: Env,
  context: BuildContext,
  apiUrl: string,
  now: Date,
  pins: PinnedJson,
): Promise<Map<string, Buffer>> {
  const store = openStore(dataDir);
  await sync(store, createApiReader(apiUrl), now, { pins });
  store.close();
  const reader = openReader(dataDir);
  provideSnapshot(reader);
  const files = new Map<string, Buffer>();
  const hashes = new Set<string>();
  const output: Output = {
    async put({ path: name, body, page }) {
      files.set(name, body);
      for (const hash of page?.scripts ?? []) hashes.add(hash);
    },
    scriptHashes: async () => [...hashes].sort(),
    has: async (name) => files.has(name),
  };
  // Without the second renderer, which reads the other snapshot: so its pages are compared too.
  await buildSite({ ...context, thread: undefined, reader, env, output, headersFile });
  reader.close();
  rmSync(dataDir, { recursive: true });
  return files;
}
