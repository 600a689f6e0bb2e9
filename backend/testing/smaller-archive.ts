/** Shrinks an archive of an embedded database, because each test unpacks it. */

const BLOCK_BYTES = 512;
/** Size of a page of the write-ahead log. */
const PAGE_BYTES = 8192;
/** Files of the databases `template1` and `template0`, which are not used. */
const TEMPLATE_FILES = /^\/?base\/[14]\/./;
const LOG_FILE = /^\/?pg_wal\/[0-9A-F]{24}$/;

/**
 * `archive`: a tar file of PGlite. `log`: name of the file of the write-ahead log in use; only its
 * used pages are kept; other log files are removed.
 */
export function shrinkArchive(archive: Buffer, log: string): Buffer {
  const keptBlocks: Buffer[] = [];
  for (let at = 0; archive[at];) {
    const header = archive.subarray(at, at + BLOCK_BYTES);
    const name = header.toString('latin1', 0, header.indexOf(0));
    const size = parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const end = at + BLOCK_BYTES + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
    const content = archive.subarray(at + BLOCK_BYTES, end);
    if (name.endsWith(`/${log}`)) keptBlocks.push(...usedPagesOf(header, content));
    else if (!TEMPLATE_FILES.test(name) && !LOG_FILE.test(name)) keptBlocks.push(header, content);
    at = end;
  }
  return Buffer.concat([...keptBlocks, Buffer.alloc(2 * BLOCK_BYTES)]);
}

/** The used pages, and one empty page that marks the end of the log. */
function usedPagesOf(header: Buffer, content: Buffer): [Buffer, Buffer] {
  const lastByte = content.findLastIndex((byte) => byte !== 0);
  const size = (Math.floor(lastByte / PAGE_BYTES) + 2) * PAGE_BYTES;
  const shorter = Buffer.from(header);
  shorter.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  // Checksum: the sum of the header's bytes, with the checksum field itself as spaces.
  shorter.fill(' ', 148, 156);
  const sum = shorter.reduce((total, byte) => total + byte, 0);
  shorter.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [shorter, content.subarray(0, size)];
}
