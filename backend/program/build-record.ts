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

const recordFile = (env: Env) => path.join(env.DATA_DIR, 'build.json');

/** The build record that machines with shared releases have in common. */
export interface SharedBuildRecord {
  readBuilt(): Promise<BuildRecord | null>;
  writeBuilt(record: BuildRecord): Promise<void>;
}

export async function readBuildRecord(
  env: Env,
  shared: SharedBuildRecord | null = null,
): Promise<BuildRecord | null> {
  if (shared) return shared.readBuilt();
  try {
    return JSON.parse(await readFile(recordFile(env), 'utf8')) as BuildRecord;
  } catch {
    return null;
  }
}

/** Deletes the record, so that the next start builds the pages. */
export function forgetBuildRecord(env: Env): void {
  rmSync(recordFile(env), { force: true });
}

/** Records that the live release contains this version of the data. */
export async function recordDataVersion(
  env: Env,
  data: string,
  shared: SharedBuildRecord | null = null,
): Promise<void> {
  const lastRecord = await readBuildRecord(env, shared);
  if (lastRecord) await writeRecord(env, { ...lastRecord, data }, shared);
}

/**
 * Writes the record of a build. `build` is null if nothing had to be rendered: then the earlier
 * measurements are kept.
 */
export async function writeBuildRecord(
  env: Env,
  code: string,
  build: { rendered: number; seconds: number } | null,
  dataVersion: string,
  shared: SharedBuildRecord | null = null,
  /** In MB; of this process if absent. */
  peakMemoryMb?: number | null,
): Promise<void> {
  const lastRecord = await readBuildRecord(env, shared);
  const record: BuildRecord = {
    code,
    data: dataVersion,
    pages: build?.rendered ?? lastRecord?.pages ?? 0,
    seconds: build?.seconds ?? lastRecord?.seconds ?? 0,
    peakMemoryMb: peakMemoryMb ?? Math.round(process.resourceUsage().maxRSS / 1024),
    builtAt: new Date().toISOString(),
  };
  await writeRecord(env, record, shared);
}

async function writeRecord(
  env: Env,
  record: BuildRecord,
  shared: SharedBuildRecord | null,
): Promise<void> {
  await shared?.writeBuilt(record);
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(recordFile(env), `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * The `_headers` file for Netlify: the headers of the local server, but with one content security
 * policy for all pages, which allows exactly their inline scripts and styles (the local server
 * sends one policy per page).
 */
export function headersFile(inlineHashes: string[], siteUrl = env().SITE_URL): string {
  const headers = {
    ...SECURITY_HEADERS,
    ...transportHeaders(siteUrl),
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes, sourcesOfParties(env())),
  };
  const cacheRule = (folder: string) =>
    `/${folder}/*\n  Cache-Control: ${cacheControl(`/${folder}/`)}\n`;
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}${cacheRule('_astro')}${cacheRule('images')}`;
}
