import { expect, it } from 'vitest';
import { AFTER_PAINT_SCRIPT, scriptsAfterPaint } from './after-paint.ts';

const run = (page: string) => String(scriptsAfterPaint(Buffer.from(page)));

it('makes module scripts wait, and starts them by one script', () => {
  const page = '<body><script type="module" src="/_astro/a.js"></script><p>x</p></body>';
  expect(run(page)).toBe(
    `<body><script type="text/x-module" src="/_astro/a.js"></script><p>x</p><script>${AFTER_PAINT_SCRIPT}</script></body>`,
  );
});

it('leaves a page without them as it is', () => {
  const page = '<body><script>1</script></body>';
  expect(run(page)).toBe(page);
});
