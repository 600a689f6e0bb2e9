/**
 * Records which data the live release was made from, so that a start knows whether it is still
 * current.
 */
import { rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Env, env } from '../../src/env.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  SECURITY_HEADERS,
  sourcesOfParties,
  transportHeaders,
} from '../platform/site/security-headers.ts';

export interface BuildRecord {
  code: string;
  /** Version of the data that was read; empty if unknown. */
  data: string;
  /** Number of pages rendered by the last build, and its duration. */
  pages: number;
  seconds: number;
  /** Peak memory of the building process. */
  peakMemoryMb: number;
  builtAt: string;
}

const file = (env: Env) => path.join(env.DATA_DIR, 'build.json');

/** Machines that share their releases share it too. */
export interface SharedRecord {
  readBuilt(): Promise<BuildRecord | null>;
  noteBuilt(record: BuildRecord): Promise<void>;
}

export async function readBuildRecord(
  env: Env,
  shared: SharedRecord | null = null,
): Promise<BuildRecord | null> {
  if (shared) return shared.readBuilt();
  try {
    return JSON.parse(await readFile(file(env), 'utf8')) as BuildRecord;
  } catch {
    return null;
  }
}

/** Makes the next start build the pages. */
export function forgetBuildRecord(env: Env): void {
  rmSync(file(env), { force: true });
}

/** Records that the live release contains this data. */
export async function renewBuildRecord(
  env: Env,
  data: string,
  shared: SharedRecord | null = null,
): Promise<void> {
  const last = await readBuildRecord(env, shared);
  if (last) await write(env, { ...last, data }, shared);
}

/** `made` is null if nothing had to be rendered: the earlier measurements are kept. */
export async function writeBuildRecord(
  env: Env,
  code: string,
  build: { rendered: number; seconds: number } | null,
  dataVersion: string,
  shared: SharedRecord | null = null,
  /** In MB; of this process if absent. */
  peakMemoryMb?: number | null,
): Promise<void> {
  const last = await readBuildRecord(env, shared);
  const record: BuildRecord = {
    code,
    data: dataVersion,
    pages: build?.rendered ?? last?.pages ?? 0,
    seconds: build?.seconds ?? last?.seconds ?? 0,
    peakMemoryMb: peakMemoryMb ?? Math.round(process.resourceUsage().maxRSS / 1024),
    builtAt: new Date().toISOString(),
  };
  await write(env, record, shared);
}

async function write(env: Env, record: BuildRecord, shared: SharedRecord | null): Promise<void> {
  await shared?.noteBuilt(record);
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(file(env), `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * The `_headers` file for Netlify: the headers of the local server, but with one content security
 * policy for all pages, which allows exactly their inline scripts and styles (the local server
 * sends one policy per page).
 */
export function headersFile(inlineHashes: string[], siteUrl = env().SITE_URL): string {
  const all = {
    ...SECURITY_HEADERS,
    ...transportHeaders(siteUrl),
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes, sourcesOfParties(env())),
  };
  const cacheRule = (folder: string) =>
    `/${folder}/*\n  Cache-Control: ${cacheControl(`/${folder}/`)}\n`;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}${cacheRule('_astro')}${cacheRule('images')}`;
}
