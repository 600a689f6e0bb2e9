/** Reads the beginning of a file, for detecting its format, and decodes its text. */
import { FeedFileError } from './item.ts';

/**
 * Number of bytes read to detect a format: enough for an XML declaration, the first line of a table
 * or the first element of a document.
 */
const HEAD_BYTES = 64 * 1024;

/** Returns the beginning of a file, and a stream of the whole file. */
export async function peekFile(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; wholeFile: AsyncIterable<Uint8Array> }> {
  const parts = bytes[Symbol.asyncIterator]();
  const firstParts: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { value, done } = await parts.next();
    if (done) break;
    firstParts.push(value);
    size += value.length;
  }
  const head = Buffer.concat(firstParts);
  const wholeFile = (async function* () {
    try {
      yield head;
      for (;;) {
        const { value, done } = await parts.next();
        if (done) return;
        yield value;
      }
    } finally {
      await parts.return?.();
    }
  })();
  return { head, wholeFile };
}

/** Returns the encoding that a file declares: by a byte order mark or an XML declaration. */
export function declaredEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const start = head.subarray(0, 300).toString('latin1');
  return /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
}

/** Decodes a file as a stream; throws if it is not in the encoding. */
export async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    throw new FeedFileError(`The file says that its encoding is ${encoding}, which is not known.`, {
      cause: error,
    });
  }
  try {
    for await (const part of bytes) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FeedFileError(
      encoding === 'utf-8'
        ? 'The file is not UTF-8. Save it as UTF-8, or add --encoding windows-1252.'
        : `The file is not ${encoding}.`,
      { cause: error },
    );
  }
}
