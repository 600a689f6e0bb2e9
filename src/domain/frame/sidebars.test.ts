import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressWithSidebar,
  parseAttrs,
  sidebarOf,
  SIDEBARS,
  type SidebarName,
} from './sidebars.ts';

const PAGE = 'https://shop.example/producten/hout?Page=2';
const names = Object.keys(SIDEBARS) as SidebarName[];
const attrs = fc.dictionary(
  fc.string({ minLength: 1 }).filter((key) => key !== 'stocks' && key !== '__proto__'),
  fc.string(),
);

describe('sidebars in the address', () => {
  it('survive a round trip through the address, and leave the rest unchanged', () => {
    const inAddress = fc.constantFrom(...names.filter((name) => !SIDEBARS[name].local));
    fc.assert(
      fc.property(inAddress, attrs, (name, given) => {
        const address = addressWithSidebar(PAGE, { name, attrs: given });
        const url = new URL(address, PAGE);
        expect(sidebarOf(url)).toEqual({ name, attrs: given });
        expect(addressWithSidebar(url.href, null)).toBe('/producten/hout?Page=2');
      }),
    );
  });

  it('are absent if they are local', () => {
    const local = names.filter((name) => SIDEBARS[name].local);
    expect(local.length).toBeGreaterThan(0);
    for (const name of local) {
      expect(addressWithSidebar(PAGE, { name, attrs: { a: 'b' } })).toBe('/producten/hout?Page=2');
      expect(sidebarOf(new URL(`${PAGE}#${name}`))).toBeNull();
    }
  });

  it('omit the attribute stocks', () => {
    const sidebar = { name: 'ProductSidebarBTW', attrs: { stocks: '[1,2]', id: '7' } } as const;
    expect(sidebarOf(new URL(addressWithSidebar(PAGE, sidebar), PAGE))?.attrs).toEqual({ id: '7' });
    expect(
      addressWithSidebar(PAGE, { name: 'ProductSidebarBTW', attrs: { stocks: '[]' } }),
    ).not.toContain('sidebarAttrs');
  });

  it('replace another sidebar, and keep a hash of the page', () => {
    const menu = { name: 'AppSidebarMenu', attrs: { id: '1' } } as const;
    const both = new URL(addressWithSidebar(PAGE, menu), PAGE);
    expect(addressWithSidebar(both.href, { name: 'AppSidebarCatalog', attrs: {} })).toBe(
      '/producten/hout?Page=2#AppSidebarCatalog',
    );
    expect(addressWithSidebar('https://shop.example/faq#bezorgen', null)).toBe('/faq#bezorgen');
  });

  it('always have text attributes', () => {
    expect(parseAttrs('{"id":7,"on":true}')).toEqual({ id: '7', on: 'true' });
    for (const broken of ['', '{', 'null', '[1]', '"a"', null]) {
      expect(parseAttrs(broken)).toEqual({});
    }
  });
});
