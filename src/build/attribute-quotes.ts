/**
 * Puts an attribute that holds quotes, as data for a script does, between single ones: Astro writes
 * each of them as `&quot;`, of which some pages have a hundred.
 */
const ESCAPED = Buffer.from('&quot;');
const QUOTE = '"'.charCodeAt(0);
const EQUALS = '='.charCodeAt(0);
/** It would end the attribute, or shows that this is none. */
const IN_THE_WAY = /['<>]/;

export function withPlainQuotes(page: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(ESCAPED); at >= 0;) {
    const start = page.lastIndexOf(QUOTE, at);
    const end = page.indexOf(QUOTE, at);
    if (end < 0) break;
    const value = page.toString('latin1', start + 1, end);
    if (page[start - 1] === EQUALS && !IN_THE_WAY.test(value)) {
      const plain = `'${value.replaceAll('&quot;', '"')}'`;
      pieces.push(page.subarray(from, start), Buffer.from(plain, 'latin1'));
      from = end + 1;
    }
    at = page.indexOf(ESCAPED, end);
  }
  if (from === 0) return page;
  pieces.push(page.subarray(from));
  return Buffer.concat(pieces);
}
