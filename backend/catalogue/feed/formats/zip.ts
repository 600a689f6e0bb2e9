/** Reads files within a zip, such as a workbook, one at a time and with size limits. */
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FeedFileError } from './item.ts';

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 512 * MEGABYTE;
const MAX_ENTRIES = 10_000;
const MAX_ENTRY_BYTES = 4096 * MEGABYTE;
/** A file with a higher compression ratio is rejected as a zip bomb, unless it is small. */
const MAX_RATIO = 250;
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
      if (size > MAX_FILE_BYTES) throw new FeedFileError('The workbook is larger than 512 MB.');
      parts.push(part);
    }
    try {
      const zip = await yauzl.fromBufferPromise(Buffer.concat(parts), { lazyEntries: true });
      if (zip.entryCount > MAX_ENTRIES) throw new FeedFileError('The zip holds too many files.');
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

  /** Reads a file; empty if there is none with this name. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const { compressedSize, uncompressedSize } = entry;
    const isTrap =
      uncompressedSize > SMALL && uncompressedSize > MAX_RATIO * Math.max(compressedSize, 1);
    if (isTrap || uncompressedSize > MAX_ENTRY_BYTES) {
      throw new FeedFileError(`${name} in the workbook unpacks to more than a workbook needs.`);
    }
    if (!entry.canDecodeFileData())
      throw new FeedFileError('The workbook is locked by a password.');
    try {
      // Fails if the size differs from the one declared in the zip.
      yield* await this.#zip.openReadStreamPromise(entry);
    } catch (error) {
      throw damaged(error);
    }
  }

  /** Limits files that are held in memory. */
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
