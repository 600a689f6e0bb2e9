/** Shrinks an archive of an embedded database, because each test unpacks it. */

const BLOCK = 512;
/** Of the write-ahead log. */
const PAGE = 8192;
/** Files of the databases `template1` and `template0`, which are not used. */
const TEMPLATES = /^\/?base\/[14]\/./;
const LOG = /^\/?pg_wal\/[0-9A-F]{24}$/;

/**
 * `archive`: a tar file of PGlite. `log`: name of the file of the write-ahead log in use; only its
 * used pages are kept; other log files are removed.
 */
export function smallerArchive(archive: Buffer, log: string): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; archive[at];) {
    const header = archive.subarray(at, at + BLOCK);
    const name = header.toString('latin1', 0, header.indexOf(0));
    const size = parseInt(header.toString('latin1', 124, 136), 8) || 0;
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const content = archive.subarray(at + BLOCK, end);
    if (name.endsWith(`/${log}`)) kept.push(...firstPages(header, content));
    else if (!TEMPLATES.test(name) && !LOG.test(name)) kept.push(header, content);
    at = end;
  }
  return Buffer.concat([...kept, Buffer.alloc(2 * BLOCK)]);
}

/** The used pages, and one empty page that marks the end of the log. */
function firstPages(header: Buffer, content: Buffer): [Buffer, Buffer] {
  const last = content.findLastIndex((byte) => byte !== 0);
  const size = (Math.floor(last / PAGE) + 2) * PAGE;
  const shorter = Buffer.from(header);
  shorter.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  // Checksum: the sum of the header's bytes, with the checksum field itself as spaces.
  shorter.fill(' ', 148, 156);
  const sum = shorter.reduce((total, byte) => total + byte, 0);
  shorter.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [shorter, content.subarray(0, size)];
}
