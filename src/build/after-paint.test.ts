import { expect, it } from 'vitest';
import { AFTER_PAINT_SCRIPT, scriptsAfterPaint } from './after-paint.ts';

const run = (page: string) => String(scriptsAfterPaint(Buffer.from(page)));

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
