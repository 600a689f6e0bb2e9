/** A page whose code was replaced reloads once (spec 1 §4.7): no code is loaded past that guard. */
import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { findProduct } from '../support/samples.ts';
import { to } from '../support/texts.ts';

/** Loads code through Vite's preload function, which tells of a failure (`start.client.ts`). */
const GUARDED = /[\w$]+\((?:async\(\)=>\{let\{[^}]*\}=await |\(\)=>)import\(/g;
const LOADS = /(?<![\w.$])import\(/g;

test('code that is loaded late tells the reload guard when it fails', async () => {
  const { Url } = await findProduct(() => true);
  const read = async (address: string) => (await get(address)).text();
  const pages = [
    to('nl', 'index'),
    to('nl', 'product-detail-url', { url: Url }),
    to('nl', 'product-lister-actie'),
    to('nl', 'store-lister'),
    to('nl', 'cart'),
    to('nl', 'checkout'),
    to('nl', 'account-favourites'),
  ];
  const html = await Promise.all(pages.map(read));
  const waiting = new Set(html.join().match(/(?<=\/_astro\/)[\w.-]+\.js/g));
  let loads = 0;
  // A set also goes over what is added meanwhile.
  for (const file of waiting) {
    const code = await read(`/_astro/${file}`);
    for (const next of code.match(/(?<=[`"'/])[\w.-]+\.js(?=[`"'])/g) ?? []) waiting.add(next);
    // Astro's islands tell of a failure by an event that the guard listens to as well.
    if (code.includes('astro:hydration-error') && code.includes('customElements.define')) continue;
    const found = code.match(LOADS)?.length ?? 0;
    expect(code.match(GUARDED)?.length ?? 0, file).toBe(found);
    loads += found;
  }
  expect(loads).toBeGreaterThan(50);
});
