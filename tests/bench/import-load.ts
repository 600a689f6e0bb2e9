/** Imports a feed of many products, and again, in a process of its own whose memory is told. */
import { createReadStream } from 'node:fs';
import { importFeed } from '../../backend/catalogue/feed/import-files.ts';
import { openDatabase } from '../../backend/platform/db/open.ts';
import { serveOptions } from './own-process.ts';

export interface ImportLoadOptions {
  databaseUrl: string;
  dataDir: string;
  /** Imported one after the other. */
  files: string[];
}

export interface ImportLoadResult {
  /** Of each file. */
  seconds: number[];
  /** What was added, changed and left, of each file. */
  counts: string[];
  peakMb: number;
}

await serveOptions(
  async ({ databaseUrl, dataDir, files }: ImportLoadOptions): Promise<ImportLoadResult> => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir });
    const result: ImportLoadResult = { seconds: [], counts: [], peakMb: 0 };
    for (const file of files) {
      const started = performance.now();
      const done = await importFeed(db, createReadStream(file), { now: new Date() });
      if (done.errors.length > 0) throw new Error(JSON.stringify(done.errors[0]));
      result.seconds.push((performance.now() - started) / 1000);
      result.counts.push(
        `${done.added} added, ${done.changed} changed, ${done.unchanged} unchanged`,
      );
    }
    await close();
    result.peakMb = process.resourceUsage().maxRSS / 1024;
    return result;
  },
);
