import { rmSync } from 'node:fs';

/** Removes the data folder of a stopped shop, whose renderer may still write to it for a moment. */
export const removeDataDir = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
