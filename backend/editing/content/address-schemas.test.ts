import { describe, expect, it } from 'vitest';
import { compileContent } from './load-content.ts';
import { translateProblem } from './problem-messages.ts';
import { problemText } from './read-files.ts';
import {
  bannersSchema,
  customerServiceSchema,
  menuSchema,
  pageSchema,
  storePostsSchema,
  uspsSchema,
} from './schemas.ts';
import { redirectsSchema } from './table-schemas.ts';
import { settingsSchema } from './settings-schema.ts';

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
  'http://shop.example',
];
const both = { nl: 'tekst', en: 'text' };
const banner = { name: 'a', title: both, summary: both, linkTitle: both };

/** Every field in which editors write an address, and where its fault is told. */
const FIELDS: [string, (address: string) => { success: boolean; error?: unknown }][] = [
  ['menu', (to) => menuSchema.safeParse({ slug: 'a', items: [{ name: both, to }] })],
  [
    'menu below a menu',
    (to) =>
      menuSchema.safeParse({
        slug: 'a',
        items: [{ name: both, to: 'page:a', children: [{ name: both, to }] }],
      }),
  ],
  [
    'banner',
    (to) => bannersSchema.safeParse({ group: 'siteBanners', banners: [{ ...banner, to }] }),
  ],
  [
    'picture of a banner',
    (img) =>
      bannersSchema.safeParse({
        group: 'siteBanners',
        banners: [{ ...banner, to: 'page:a', img }],
      }),
  ],
  [
    'picture of a page',
    (image) => pageSchema.safeParse({ key: 'a', title: 'A', description: 'x'.repeat(60), image }),
  ],
  [
    'selling point',
    (to) =>
      uspsSchema.safeParse({
        mainUsp: [{ ...both, to }],
        homeUspBanners: [],
        homeAdvantages: [],
      }),
  ],
  [
    'customer service',
    (to) =>
      customerServiceSchema.safeParse({
        slug: 'klantenservice-footer',
        heading: both,
        summary: both,
        linkTitle: both,
        to,
      }),
  ],
  ['store post', (to) => storePostsSchema.safeParse([{ title: both, summary: both, to }])],
  ['search redirect', (to) => redirectsSchema.safeParse([{ terms: { nl: ['a'] }, to }])],
  ['social network', (x) => settingsSchema.shape.socialLinks.safeParse({ x })],
  ['reviews', (url) => settingsSchema.shape.reviews.safeParse({ url, score: 8, count: 3 })],
];

describe.each(FIELDS)('the address of a %s', (_, parse) => {
  it.each(HOSTILE)('cannot be %j', (address) => expect(parse(address).success).toBe(false));
  it('can be an https address', () => expect(parse('https://a.example/b').success).toBe(true));
});

it('tells an editor in words what an address must be', () => {
  const { error } = settingsSchema.shape.socialLinks.safeParse({ facebook: 'javascript:x()' });
  const message = error?.issues[0]?.message ?? '';
  expect(translateProblem(message, 'nl')).toBe('Vul een volledig adres in (https://…).');
  const link = storePostsSchema.safeParse([{ title: both, summary: both, to: 'data:,x' }]);
  expect(translateProblem(link.error?.issues[0]?.message ?? '', 'nl')).toBe(
    'Vul een adres in dat begint met https://, mailto:, tel: of /, of een verwijzing zoals page:bezorgen.',
  );
});

it('prints no link to an address that Markdown may not have', () => {
  const page = (locale: string) =>
    [
      `pages/${locale}/a.md`,
      `---\nkey: a\ntitle: A\ndescription: ${'x'.repeat(60)}\n---\n\n` +
        HOSTILE.map((address) => `[klik](<${address}>)`).join(' ') +
        ' [klik]({param:term})\n',
    ] as const;
  const { content, problems } = compileContent(new Map([page('nl'), page('en')]));
  const told = problems.map(problemText).filter((text) => text.includes('leads nowhere'));
  expect(told.length).toBeGreaterThan(0);
  expect(JSON.stringify(content.locales.nl.pages)).not.toContain('href');
});
