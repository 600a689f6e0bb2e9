/** What the last build was made of, so that a start knows whether it still holds. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeFingerprint } from '../../src/build/fingerprint.ts';
import type { BuildSummary } from '../../src/build/full-build.ts';
import type { Env } from '../../src/env.ts';

export interface BuildRecord {
  code: string;
  /** Version of the data that was read; empty where it is not known. */
  data: string;
  pages: number;
  seconds: number;
  /** The most memory that the building process held. */
  peakMemoryMb: number;
  builtAt: string;
}

const file = (env: Env) => path.join(env.DATA_DIR, 'build.json');

export async function readBuildRecord(env: Env): Promise<BuildRecord | null> {
  try {
    return JSON.parse(await readFile(file(env), 'utf8')) as BuildRecord;
  } catch {
    return null;
  }
}

export async function writeBuildRecord(
  env: Env,
  root: string,
  summary: BuildSummary,
  dataVersion: string,
): Promise<void> {
  const record: BuildRecord = {
    code: codeFingerprint(root, env),
    data: dataVersion,
    pages: summary.pages,
    seconds: summary.seconds,
    peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    builtAt: new Date().toISOString(),
  };
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(file(env), `${JSON.stringify(record, null, 2)}\n`);
}
