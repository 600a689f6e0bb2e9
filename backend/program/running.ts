/** How commands of the same machine find a running backend, which alone may open its database. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportResult } from '../catalogue/feed/import-files.ts';
import type { ImportRequest } from '../catalogue/feed/shop-imports.ts';
import type { ImportEntry, UndoResult } from '../catalogue/feed/undo.ts';
import type { ExportResult, ImportResult as ContentImport } from '../editing/content/transfer.ts';
import type { OrderAnswers, OrderCommand } from '../checkout/order-commands.ts';
import type { EditorChange, ListedEditor } from '../editing/desk/editors.ts';
import { INTERNAL_TOKEN_FILE } from '../catalogue/reads/internal-routes.ts';
import type { ProposedMiss } from '../search/synonyms/synonym-proposals.ts';

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
 * Asks the running backend (`/api/internal/…`): with a body by POST, else by GET. Null when
 * none runs on this data folder. Throws an Error of one sentence when it refuses or breaks off.
 */
async function askRunningShop<T>(dataDir: string, path: string, body?: unknown): Promise<T | null> {
  const running = addressOf(dataDir);
  if (!running) return null;
  const token = readFileSync(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8').trim();
  let response: Response;
  try {
    response = await fetch(`${running}/api/internal/${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // One that is kept may be closed just when it is used again, which looks like nobody there.
        connection: 'close',
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    // The file was left by a process that ended without notice.
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
 * Changes the product of a trade number (`price=9.95`, `stock.12=0`), so that the shop's answers
 * change at once; its pages follow, unless they are left to the desk (`publish` false).
 */
export function changeInRunningShop(
  dataDir: string,
  number: string,
  assignments: readonly string[],
  publish = true,
): Promise<{ changed: string[] } | null> {
  return askRunningShop(dataDir, 'catalogue', { number, assignments, publish });
}

/** What `POST /api/internal/imports` does. */
interface ImportCommands {
  import: { request: ImportRequest; answer: ImportResult };
  undo: { id: number | null; answer: UndoResult };
  list: { limit: number; answer: ImportEntry[] };
}

/** Loads files by their whole paths, takes an import back, or lists them. */
export function askImportsOfRunningShop<Do extends keyof ImportCommands>(
  dataDir: string,
  command: { do: Do } & Omit<ImportCommands[Do], 'answer'>,
): Promise<ImportCommands[Do]['answer'] | null> {
  return askRunningShop(dataDir, 'imports', command);
}

/** What `POST /api/internal/content` does; folders by their whole paths. */
interface ContentCommands {
  export: { dir: string; removes: boolean; answer: ExportResult };
  import: { dir: string; removes: boolean; isDryRun: boolean; answer: ContentImport };
  texts: { answer: Record<string, string> };
}

/** Writes the content to a folder, takes one over, or answers the documents by their paths. */
export function askContentOfRunningShop<Do extends keyof ContentCommands>(
  dataDir: string,
  command: { do: Do } & Omit<ContentCommands[Do], 'answer'>,
): Promise<ContentCommands[Do]['answer'] | null> {
  return askRunningShop(dataDir, 'content', command);
}

/** What was searched and not found, most often first, with proposals for synonyms. */
export function missesOfRunningShop(
  dataDir: string,
  limit: number,
): Promise<ProposedMiss[] | null> {
  return askRunningShop(dataDir, `search-misses?limit=${limit}`);
}

/** Changes who may sign in at the desk; answers who may. */
export function changeEditorsOfRunningShop(
  dataDir: string,
  change: EditorChange,
): Promise<ListedEditor[] | null> {
  return askRunningShop(dataDir, 'editors', change);
}

/** Copies its embedded database to a new folder, by its whole path. */
export function askBackupOfRunningShop(dataDir: string, folder: string): Promise<true | null> {
  return askRunningShop(dataDir, 'backup', { folder });
}

/** Lists, shows or refunds orders. */
export function askOrdersOfRunningShop<C extends OrderCommand>(
  dataDir: string,
  command: C,
): Promise<OrderAnswers[C['do']] | null> {
  return askRunningShop(dataDir, 'orders', command);
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
