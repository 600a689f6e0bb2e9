/** Lets commands on the same machine find a running backend, which alone can open its database. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportResult } from '../catalogue/feed/import-files.ts';
import type { ImportRequest } from '../catalogue/feed/shop-imports.ts';
import type { ImportEntry, UndoResult } from '../catalogue/feed/undo.ts';
import type { ExportResult, ImportResult as ContentImport } from '../editing/content/transfer.ts';
import type { OrderCommandResults, OrderCommand } from '../checkout/order-commands.ts';
import type { EditorChange, ListedEditor } from '../editing/desk/editors.ts';
import { INTERNAL_TOKEN_FILE } from '../catalogue/reads/internal-routes.ts';
import type { ProposedMiss } from '../search/synonyms/search-misses.ts';

const ADDRESS_FILE = 'backend.json';

/** Writes the address to DATA_DIR. Returns a function that removes it. */
export function writeShopAddress(dataDir: string, url: string): () => void {
  const file = join(dataDir, ADDRESS_FILE);
  const text = JSON.stringify({ url, pid: process.pid });
  writeFileSync(file, text);
  return () => {
    try {
      if (readFileSync(file, 'utf8') === text) rmSync(file);
    } catch {
      // Already removed.
    }
  };
}

/**
 * Calls the running backend (`/api/internal/…`): POST with a body, else GET. Null if none runs on
 * this data folder. Throws an Error with a readable message if it refuses or disconnects.
 */
async function askRunningShop<T>(dataDir: string, path: string, body?: unknown): Promise<T | null> {
  const running = runningShopAddress(dataDir);
  if (!running) return null;
  const token = readFileSync(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8').trim();
  let response: Response;
  try {
    response = await fetch(`${running}/api/internal/${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // A kept-alive connection may be closed just when it is reused, which looks as if no
        // backend were running.
        connection: 'close',
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    // The file was left by a process that crashed.
    if (((error as Error).cause as { code?: string })?.code === 'ECONNREFUSED') return null;
    throw new Error('The shop that runs here broke off. Try it again.', { cause: error });
  }
  const answer = (await response.json().catch(() => null)) as {
    Success: boolean;
    Message?: string;
    Data: T;
  } | null;
  if (!answer?.Success) throw new Error(answer?.Message ?? `The shop answered ${response.status}.`);
  return answer.Data;
}

/**
 * Changes the product with a trade number (`price=9.95`, `stock.12=0`) in the running shop at once;
 * its pages are published too, unless left to the desk (`publish` false).
 */
export function changeProductOfRunningShop(
  dataDir: string,
  number: string,
  assignments: readonly string[],
  publish = true,
): Promise<{ changed: string[] } | null> {
  return askRunningShop(dataDir, 'catalogue', { number, assignments, publish });
}

/** Commands of `POST /api/internal/imports`. */
interface ImportCommands {
  import: { request: ImportRequest; answer: ImportResult };
  undo: { id: number | null; answer: UndoResult };
  list: { limit: number; answer: ImportEntry[] };
}

/** Imports files by absolute paths, undoes an import, or lists imports. */
export function askImportsOfRunningShop<Do extends keyof ImportCommands>(
  dataDir: string,
  command: { do: Do } & Omit<ImportCommands[Do], 'answer'>,
): Promise<ImportCommands[Do]['answer'] | null> {
  return askRunningShop(dataDir, 'imports', command);
}

/** Commands of `POST /api/internal/content`; folders are absolute paths. */
interface ContentCommands {
  export: { dir: string; removes: boolean; answer: ExportResult };
  import: { dir: string; removes: boolean; isDryRun: boolean; answer: ContentImport };
  texts: { answer: Record<string, string> };
}

/** Exports the content to a folder, imports one, or returns the documents by path. */
export function askContentOfRunningShop<Do extends keyof ContentCommands>(
  dataDir: string,
  command: { do: Do } & Omit<ContentCommands[Do], 'answer'>,
): Promise<ContentCommands[Do]['answer'] | null> {
  return askRunningShop(dataDir, 'content', command);
}

/** Searches without results, most frequent first, with suggested synonyms. */
export function searchMissesOfRunningShop(
  dataDir: string,
  limit: number,
): Promise<ProposedMiss[] | null> {
  return askRunningShop(dataDir, `search-misses?limit=${limit}`);
}

/** Changes who may sign in at the desk; returns the list. */
export function changeEditorsOfRunningShop(
  dataDir: string,
  change: EditorChange,
): Promise<ListedEditor[] | null> {
  return askRunningShop(dataDir, 'editors', change);
}

/** Copies its embedded database to a new folder (absolute path). */
export function askBackupOfRunningShop(dataDir: string, folder: string): Promise<true | null> {
  return askRunningShop(dataDir, 'backup', { folder });
}

/** Lists, shows or refunds orders. */
export function askOrdersOfRunningShop<C extends OrderCommand>(
  dataDir: string,
  command: C,
): Promise<OrderCommandResults[C['do']] | null> {
  return askRunningShop(dataDir, 'orders', command);
}

export function runningShopAddress(dataDir: string): string | null {
  try {
    const { url, pid } = JSON.parse(readFileSync(join(dataDir, ADDRESS_FILE), 'utf8')) as {
      url: string;
      pid: number;
    };
    process.kill(pid, 0);
    return url;
  } catch {
    return null;
  }
}
