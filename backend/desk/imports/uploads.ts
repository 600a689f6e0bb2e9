/** Files that editors sent to be loaded, until they are or a day has passed. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEPT_MS = 24 * 3_600_000;
const TOKEN = /^[\w-]{22}$/;
const LONGEST_NAME = 120;

export class Uploads {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'uploads');
  }

  /** Keeps files beside each other, so that rows can name the pictures; answers their token. */
  async keep(files: readonly File[], now: Date): Promise<string> {
    this.#dropOld(now);
    const token = randomBytes(16).toString('base64url');
    const folder = path.join(this.#folder, token);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const file of files) {
      const name = path.basename(file.name.replaceAll('\\', '/')).slice(-LONGEST_NAME);
      const safe = name.replace(/[^\p{L}\p{N} ._-]/gu, '_').replace(/^\.+/, '');
      writeFileSync(path.join(folder, safe || 'products'), Buffer.from(await file.arrayBuffer()));
    }
    return token;
  }

  /** Paths of the files of a token; null where they are gone. */
  files(token: string): string[] | null {
    const folder = path.join(this.#folder, token);
    if (!TOKEN.test(token) || !existsSync(folder)) return null;
    return readdirSync(folder)
      .sort()
      .map((name) => path.join(folder, name));
  }

  drop(token: string): void {
    if (TOKEN.test(token)) rmSync(path.join(this.#folder, token), { recursive: true, force: true });
  }

  #dropOld(now: Date): void {
    if (!existsSync(this.#folder)) return;
    for (const name of readdirSync(this.#folder)) {
      const at = statSync(path.join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (now.getTime() - at > KEPT_MS) this.drop(name);
    }
  }
}
