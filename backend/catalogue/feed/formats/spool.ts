/** Values that wait on disk until what belongs to them is known: a file of any size fits. */
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Characters that wait in memory before they are written. */
const BATCH = 1_000_000;

export class Spool<T> {
  readonly #folder: string;
  readonly #file: FileHandle;
  #waiting = '';

  private constructor(folder: string, file: FileHandle) {
    this.#folder = folder;
    this.#file = file;
  }

  static async open<T>(): Promise<Spool<T>> {
    const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
    return new Spool<T>(folder, await open(path.join(folder, 'rows'), 'w+', 0o600));
  }

  async add(value: T): Promise<void> {
    this.#waiting += `${JSON.stringify(value)}\n`;
    if (this.#waiting.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const text = this.#waiting;
    this.#waiting = '';
    await this.#file.appendFile(text);
  }

  /** All values, in their order. */
  async *read(): AsyncGenerator<T> {
    await this.#flush();
    for await (const line of this.#file.readLines({ start: 0, autoClose: false })) {
      yield JSON.parse(line) as T;
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
