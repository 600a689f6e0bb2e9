import { expect, it } from 'vitest';
import { AFTER_PAINT_SCRIPT, delayScripts } from './after-paint.ts';

const run = (page: string) => String(delayScripts(Buffer.from(page)).page);

it('makes module scripts wait, and starts them by one script', () => {
  const page = '<body><script type="module" src="/_astro/a.js"></script><p>x</p></body>';
  expect(run(page)).toBe(
    `<body><script type="text/x-module" src="/_astro/a.js"></script><p>x</p><script>${AFTER_PAINT_SCRIPT}</script></body>`,
  );
});

it('turns to the font also where a page has none of them', () => {
  const page = '<body><script>1</script>';
  expect(run(`${page}</body>`)).toBe(`${page}<script>${AFTER_PAINT_SCRIPT}</script></body>`);
});

it('starts after the last script, also when that stands behind the body', () => {
  const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
  const page = run(`<body>${tag('a')}é</body></html>${tag('b')}`);
  expect(page.match(/text\/x-module" src="/g)).toHaveLength(2);
  expect(page).not.toContain('type="module"');
  expect(page.indexOf('<script>')).toBeGreaterThan(page.indexOf('b.js'));
});

it('takes what islands need into a file of its own, once for all pages', () => {
  const island = `(()=>{${'x'.repeat(1000)}})();`;
  const page = (text: string) => Buffer.from(`<p>é</p><script>${text}</script><p>y</p></body>`);
  const { page: made, scripts } = delayScripts(page(island));
  const [[name, text] = []] = [...scripts];
  expect(name).toMatch(/^_astro\/island\.[\w-]{8}\.js$/);
  expect(text).toBe(island);
  expect(String(made)).toContain(
    `<p>é</p><p>y</p><script type="text/x-module" src="/${name}"></script><script>`,
  );
  expect([...delayScripts(page(island)).scripts.keys()]).toEqual([name]);
  expect(delayScripts(page('(()=>{})()')).scripts.size).toBe(0);
});

it('leaves islands alone that are alive from the start', () => {
  const page = `<astro-island client="load"></astro-island><script>(()=>{${'x'.repeat(1000)}})()</script></body>`;
  expect(delayScripts(Buffer.from(page)).scripts.size).toBe(0);
});

it('takes out the style of islands, which the site has in its own sheet', () => {
  const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  expect(run(`<body>${style}<astro-island></astro-island></body>`)).toBe(
    `<body><astro-island></astro-island><script>${AFTER_PAINT_SCRIPT}</script></body>`,
  );
});
