import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { splitByElement, inlineHashes } from './inline-hashes.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const bytes = (html: string) => Buffer.from(html).toString('latin1');

it('hashes inline scripts that run and inline styles, once each and by their bytes', () => {
  const html = `<style>a{content:"é"}</style><script src="/a.js"></script><script>a("é")</script>
<script type="application/ld+json">{}</script><STYLE media=print>b{}</STYLE><script>a("é")</script>`;
  expect(splitByElement(inlineHashes(bytes(html)))).toEqual({
    scripts: [sha('a("é")')],
    styles: [sha('a{content:"é"}'), sha('b{}')],
  });
});

it('takes the text of a script for no style sheet, and the other way round', () => {
  const html = '<script>"<style>a{}"</script><style>/* <script>b() */</style>';
  expect(splitByElement(inlineHashes(html))).toEqual({
    scripts: [sha('"<style>a{}"')],
    styles: [sha('/* <script>b() */')],
  });
});
