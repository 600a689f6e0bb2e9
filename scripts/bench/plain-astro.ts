/**
 * The yardstick: plain Astro, its own page loop, synthetic pages of a given size. Built beside
 * ours in the same run, so that a slow machine slows both.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../lib/processes.ts';

const PAGES = 6_000;

/** Pages a second of plain Astro's generation, for pages of about `bytes`. */
export async function plainAstroRate(bytes: number): Promise<number> {
  const folder = path.join(ROOT, '.cache/plain-astro');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    `export default { output: 'static', build: { format: 'file' }, trailingSlash: 'never', devToolbar: { enabled: false } };`,
  );
  // About 110 bytes of markup per row, as many rows as the size wants.
  const rows = Math.max(1, Math.round(bytes / 110));
  writeFileSync(
    path.join(folder, 'src/pages/[id].astro'),
    `---
export const getStaticPaths = () => Array.from({ length: ${PAGES} }, (_, i) => ({ params: { id: 'page-' + i } }));
const { id } = Astro.params;
const rows = Array.from({ length: ${rows} }, (_, i) => ({ name: 'Regel ' + i + ' van ' + id, value: i * 7 }));
---
<html lang="nl"><head><title>{id}</title></head><body><h1>{id}</h1>
<ul>{rows.map((row) => <li class="row"><a href={'/' + id + '#' + row.value}>{row.name}</a> <span>{row.value} stuks op voorraad</span></li>)}</ul>
</body></html>`,
  );
  const script = `
    import { build } from 'astro';
    let start = 0;
    await build({
      root: ${JSON.stringify(folder)},
      logLevel: 'error',
      integrations: [{ name: 'clock', hooks: { 'astro:build:start': ({ setPrerenderer }) => setPrerenderer((own) => ({ ...own, setup: async () => { await own.setup?.(); start = performance.now(); } })) } }],
    });
    console.log('RATE ' + ${PAGES} / ((performance.now() - start) / 1000));
  `;
  const { code, output } = await run('node', ['--input-type=module', '-e', script], {
    quiet: true,
  });
  const rate = Number(/RATE ([\d.]+)/.exec(output)?.[1]);
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 || !rate) throw new Error(`Plain Astro did not build:\n${output}`);
  return rate;
}
