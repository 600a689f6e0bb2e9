import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STARTER_CONTENT } from './load-content.ts';
import { placeholderValuesOf, fillText } from './placeholders.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';

/** Texts that stand on every day and for everybody: what they promise holds for all of them. */
const files = [
  ...globSync(`{${DEMO_CONTENT},${STARTER_CONTENT}}/**/*.{md,yaml}`),
  ...globSync('public/locales/*/*.json'),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const where = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('a text that stands on every day', () => {
  it.each([
    [
      'a day that only some days have',
      /besteld\*{0,2}, morgen|, delivered tomorrow|Morgen bezorgd of/,
    ],
    [
      'pickup within two hours, which evenings and Mondays do not have',
      /binnen 2 uur|within 2 hours/i,
    ],
    [
      'delivery on Saturday',
      /niet op zondag en feest|op zondag en feestdagen|on Sundays and public/i,
    ],
    ['points for everybody', /(bij|op) elke aankoop|(on|with) every purchase/i],
    [
      'delivery to countries by name, which are those of a setting',
      /bezorg\w* (we )?(in|naar|door)( heel)? (Nederland|Belgi)|deliver\w* (in|to|throughout) (the Netherlands|Belgium)/i,
    ],
    ['lists without a limit', /zoveel als je wilt|as many as you like/i],
  ])('does not promise %s', (_, pattern) => {
    expect(where(pattern)).toEqual([]);
  });

  it('names promotions in its own language', () => {
    const english = files.filter(({ file }) => file.startsWith('public/locales/en/'));
    expect(english.filter(({ text }) => /Op=Op|Meer=Minder/.test(text))).toEqual([]);
  });
});

const CONFIG = {
  freeShippingMinimumSmall: 7_500,
  freeShippingMinimumLarge: 75_000,
  deliveryCostSmall: 695,
  deliveryCostLarge: 5_995,
  deliveryCutoffSmall: '21:30',
  deliveryCutoffLarge: '12:00',
  pickupCutoff: '16:00',
  extraStockDeliveryDays: 2,
  minimumPointsToRedeem: 500,
  delayDays: 0,
  deliveryCountries: ['NL'],
};

const factsOf = (
  locale: 'nl' | 'en',
  config: { delayDays?: number; deliveryCountries?: string[] },
) =>
  placeholderValuesOf(
    {
      ...{ locale, brand: { name: 'Bouwmaat', slug: 'bouwmaat' }, count: 0 },
      now: new Date('2026-11-27T12:00:00Z'),
      config: { ...CONFIG, ...config },
    },
    null,
  );

it.each([
  [0, 'de volgende werkdag', 'the next working day'],
  [2, 'binnen 3 werkdagen', 'within 3 working days'],
])('says when is delivered with %i days of delay', (delayDays, nl, en) => {
  const say = (locale: 'nl' | 'en') => factsOf(locale, { delayDays })['nextDelivery'];
  expect([say('nl'), say('en')]).toEqual([nl, en]);
});

it.each([
  [['NL', 'BE'], 'Nederland en België', 'the Netherlands and Belgium'],
  [['NL'], 'Nederland', 'the Netherlands'],
  [
    ['BE', 'NL', 'GB'],
    'België, Nederland en het Verenigd Koninkrijk',
    'Belgium, the Netherlands and the United Kingdom',
  ],
])('says where is delivered with the countries %j', (deliveryCountries, nl, en) => {
  const say = (locale: 'nl' | 'en') => factsOf(locale, { deliveryCountries })['deliveryCountries'];
  expect([say('nl'), say('en')]).toEqual([nl, en]);
});

it.each([
  ['nl', 'We bezorgen in Nederland en België.'],
  ['en', 'We deliver in the Netherlands and Belgium.'],
] as const)('the page about delivery names where is delivered (%s)', (locale, text) => {
  const facts = factsOf(locale, { deliveryCountries: ['NL', 'BE'] });
  const page = files.find(({ file }) =>
    file.endsWith(
      { nl: 'nl/klantenservice/bezorgen.md', en: 'en/customer-service/delivery.md' }[locale],
    ),
  );
  expect(fillText(page!.text, facts)).toContain(text);
});
