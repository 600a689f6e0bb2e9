import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompressSync } from 'node:zlib';

const compress = promisify(zstdCompress);

/** Names equal bytes alike. */
export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url');
}

/** Off the main thread: pages are packed while the next ones render. */
export function pack(body: Buffer): Promise<Buffer> {
  return compress(body);
}

/** Quicker than reading the bytes that it saves. */
export function unpack(packed: Uint8Array): Buffer {
  return zstdDecompressSync(packed);
}
