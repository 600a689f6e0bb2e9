import { describe, expect, it } from 'vitest';
import { type LinkTargets, isKnownPath, resolveLink } from './markdown.ts';

const targets: LinkTargets = {
  pages: new Map([['betalen', '/en/customer-service/payment']]),
  questions: new Set(['bezorgen-kosten']),
  media: new Map(),
  categories: { tegels: { nl: 'verf/tegels', en: 'paint/tiles' } },
};
const link = (target: string) => resolveLink(target, 'en', targets);

describe('resolveLink', () => {
  it.each([
    ['page:betalen', '/en/customer-service/payment'],
    ['page:betalen#kosten', '/en/customer-service/payment#kosten'],
    ['route:store-lister', '/en/stores'],
    ['route:over-{product}', '/en/over-{slug}'],
    ['category:tegels', '/en/products/paint/tiles'],
    ['faq:bezorgen-kosten', '/en/customer-service/faq#bezorgen-kosten'],
    ['#top', '#top'],
    ['https://www.acm.nl', 'https://www.acm.nl'],
    ['mailto:{email}', 'mailto:{email}'],
    ['/en/cart', '/en/cart'],
  ])('%s leads to %s', (target, href) => expect(link(target)).toEqual({ href }));

  it.each([
    'page:weg',
    'route:weg',
    'category:weg',
    'faq:weg',
    'iets:anders',
    'betalen',
    '/weg',
    '//elders.example',
    'ftp://elders.example',
  ])('%s leads nowhere', (target) =>
    expect(link(target)).toEqual({ problem: `link to "${target}" leads nowhere` }),
  );
});

describe('isKnownPath', () => {
  it.each([
    ['/en/customer-service/payment', true],
    ['/en/products/paint/tiles', true],
    ['/en/products/paint', false],
    ['/en/product/anything-100001', true],
    ['/en/store/utrecht', true],
    ['/en', true],
    ['/en/cart/', false],
    ['/nergens', false],
  ])('%s: %s', (path, known) => expect(isKnownPath(path, 'en', targets)).toBe(known));
});
