/** Files within a zip, as a workbook is: read one at a time, and never more than they may hold. */
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FeedFileError } from './item.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST_FILE = 512 * MEGABYTE;
const MOST_ENTRIES = 10_000;
const LARGEST_ENTRY = 4096 * MEGABYTE;
/** What unpacks to more than this many times its size, and to more than a little, is a trap. */
const HIGHEST_RATIO = 250;
const SMALL = 16 * MEGABYTE;

export class Zip {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(bytes: AsyncIterable<Uint8Array>): Promise<Zip> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of bytes) {
      size += part.length;
      if (size > LARGEST_FILE) throw new FeedFileError('The workbook is larger than 512 MB.');
      parts.push(part);
    }
    try {
      const zip = await yauzl.fromBufferPromise(Buffer.concat(parts), { lazyEntries: true });
      if (zip.entryCount > MOST_ENTRIES) throw new FeedFileError('The zip holds too many files.');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Zip(zip, entries);
    } catch (error) {
      throw damaged(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The content of a file; nothing where there is none of this name. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const { compressedSize, uncompressedSize } = entry;
    const isTrap =
      uncompressedSize > SMALL && uncompressedSize > HIGHEST_RATIO * Math.max(compressedSize, 1);
    if (isTrap || uncompressedSize > LARGEST_ENTRY) {
      throw new FeedFileError(`${name} in the workbook unpacks to more than a workbook needs.`);
    }
    if (!entry.canDecodeFileData())
      throw new FeedFileError('The workbook is locked by a password.');
    try {
      // It fails where the content is longer or shorter than the zip says.
      yield* await this.#zip.openReadStreamPromise(entry);
    } catch (error) {
      throw damaged(error);
    }
  }

  /** For files that are held in memory. */
  checkSize(name: string, mostBytes: number): void {
    if ((this.#entries.get(name)?.uncompressedSize ?? 0) > mostBytes) {
      throw new FeedFileError(`${name} in the workbook is too large.`);
    }
  }
}

const damaged = (error: unknown): FeedFileError =>
  error instanceof FeedFileError
    ? error
    : new FeedFileError('The workbook is damaged: save it again as .xlsx.', { cause: error });
