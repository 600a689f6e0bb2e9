/** Changes the content of a running shop as an owner does: exported, edited, and imported again. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askContentOfRunningShop } from '../../backend/program/running.ts';

/** Answers what the import changed, or why it was refused. Rejects where no shop runs. */
export async function editContent(dataDir: string, edit: (dir: string) => void) {
  const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    await askContentOfRunningShop(dataDir, { do: 'export', dir, removes: false });
    edit(dir);
    const command = { do: 'import', dir, removes: true, isDryRun: false } as const;
    const result = await askContentOfRunningShop(dataDir, command);
    if (!result) throw new Error('No shop runs there.');
    return result;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

export function changeFile(dir: string, file: string, from: string, to: string): void {
  const name = path.join(dir, file);
  writeFileSync(name, readFileSync(name, 'utf8').replace(from, to));
}
