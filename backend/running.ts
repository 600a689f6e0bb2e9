/** How commands of the same machine find a running backend, which alone may open its database. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERNAL_TOKEN_FILE } from './routes/internal.ts';

const FILE = 'backend.json';

/** Leaves the address in DATA_DIR. Returns the function that takes it away. */
export function announce(dataDir: string, url: string): () => void {
  const file = join(dataDir, FILE);
  const text = JSON.stringify({ url, pid: process.pid });
  writeFileSync(file, text);
  return () => {
    try {
      if (readFileSync(file, 'utf8') === text) rmSync(file);
    } catch {
      // Taken away already.
    }
  };
}

/**
 * Changes one product through the running backend, so that its answers change at once
 * (`price=9.95`, `stock.12=0`). Null when none runs on this data folder. Throws an Error
 * with the backend's sentence when it refuses.
 */
export async function changeInRunningShop(
  dataDir: string,
  productId: number,
  assignments: readonly string[],
): Promise<{ changed: string[] } | null> {
  const running = addressOf(dataDir);
  if (!running) return null;
  const token = readFileSync(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8').trim();
  let response: Response;
  try {
    response = await fetch(`${running}/api/internal/catalogue`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ productId, assignments }),
    });
  } catch {
    // The file was left by a process that ended without notice.
    return null;
  }
  const answer = (await response.json().catch(() => null)) as {
    Success: boolean;
    Message?: string;
    Data: { changed: string[] };
  } | null;
  if (!answer?.Success) throw new Error(answer?.Message ?? `The shop answered ${response.status}.`);
  return answer.Data;
}

export function addressOf(dataDir: string): string | null {
  try {
    const { url, pid } = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as {
      url: string;
      pid: number;
    };
    process.kill(pid, 0);
    return url;
  } catch {
    return null;
  }
}
