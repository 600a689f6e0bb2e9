import { expect, test } from 'vitest';
import { get } from '../support/get.ts';
import { findProduct } from '../support/samples.ts';
import { productOf } from '../support/shop-calls.ts';
import { LOCALES, to } from '../support/texts.ts';

test('what a page says of its languages is what the switch does', async () => {
  const { Url } = await findProduct(() => true);
  for (const locale of LOCALES) {
    const product = await productOf(Url, locale);
    const html = await (await get(to(locale, 'product-detail-url', { url: product.Url }))).text();
    const addressesIn = (tag: 'a' | 'link', language: string) =>
      [...html.matchAll(new RegExp(`<${tag}\\s[^>]*hreflang="${language}"[^>]*>`, 'g'))].map(
        ([element]) => new URL(/\shref="([^"]+)"/.exec(element)![1]!, 'http://shop').pathname,
      );
    for (const other of LOCALES) {
      const [said] = addressesIn('link', other);
      const links = addressesIn('a', other);
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links)).toEqual(new Set([said]));
    }
  }
});
