import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Names equal bytes alike. */
export function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url');
}

export function pack(body: Uint8Array): Buffer {
  return zstdCompressSync(body);
}

/** Quicker than reading the bytes that it saves. */
export function unpack(packed: Uint8Array): Buffer {
  return zstdDecompressSync(packed);
}
