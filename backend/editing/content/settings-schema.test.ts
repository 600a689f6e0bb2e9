import { expect, it, test } from 'vitest';
import { COUNTRIES } from '../../../src/domain/shared/countries.ts';
import { translateProblem } from './problem-messages.ts';
import { compileShop, settingsSchema, shopSchema } from './settings-schema.ts';

const { deliveryCountries } = settingsSchema.shape;

it('delivers to the Netherlands and Belgium where the document names no countries', () => {
  expect(deliveryCountries.parse(undefined)).toEqual(['NL', 'BE']);
});

it('takes every known country, in capitals or not', () => {
  expect(deliveryCountries.parse(['nl', ' de '])).toEqual(['NL', 'DE']);
  expect(deliveryCountries.parse([...COUNTRIES])).toHaveLength(30);
});

const ID = '0123456789abcdef0123';
const PICTURE = `/api/images/media/${ID}`;
const media = new Map([
  [ID, { name: 'Logo', alt: { nl: 'Logo', en: 'Logo' }, width: 600, height: 200 }],
]);
const compiled = (source: unknown) => {
  const problems: string[] = [];
  const brand = compileShop(shopSchema.parse(source), media, ({ message }) =>
    problems.push(message),
  );
  return { brand, problems };
};

it('says nothing where the document does not', () => {
  expect(compiled({})).toEqual({ brand: null, problems: [] });
});

it('takes what the owner says, and leaves the rest to the variant', () => {
  const source = {
    name: 'Jansen Bouw',
    slogan: { nl: '{name}: altijd dichtbij', en: '{name}: always near' },
    brandColour: '#5a1e1e',
    logo: PICTURE,
  };
  expect(compiled(source)).toEqual({
    brand: {
      name: 'Jansen Bouw',
      slogan: { nl: 'Jansen Bouw: altijd dichtbij', en: 'Jansen Bouw: always near' },
      brandColour: '#5a1e1e',
      actionColour: null,
      logo: { url: PICTURE, width: 600, height: 200 },
      icon: null,
      shareImage: null,
    },
    problems: [],
  });
});

it('names a picture that is not there, and leaves it out', () => {
  const icon = '/api/images/media/ffffffffffffffffffff';
  expect(compiled({ icon })).toMatchObject({
    brand: { icon: null },
    problems: [`icon: there is no picture "${icon}"`],
  });
});

test.each([
  [{ name: 'A <b>' }, 'name', 'Zonder < > { } en ".', 'May not hold < > { } or ".'],
  [{ name: 'a'.repeat(41) }, 'name', 'Hoogstens 40 tekens.', 'Has over 40 characters.'],
  [
    { brandColour: 'blauw' },
    'brandColour',
    'Vul een kleur in, zoals #0f3d5e.',
    'Must be a colour such as #0f3d5e.',
  ],
  [
    { brandColour: '#6aa0c8' },
    'brandColour',
    'Te licht voor witte letters: contrast 2.6, nodig is 4.5.',
    'Is too light for white letters: contrast 2.6, needed is 4.5.',
  ],
  [
    { actionColour: '#7a1f1f' },
    'actionColour',
    'Te donker voor zwarte letters: contrast 1.7, nodig is 4.5.',
    'Is too dark for black letters: contrast 1.7, needed is 4.5.',
  ],
  [
    { brandColour: '#707070' },
    'brandColour',
    'Lijkt te veel op de andere kleur: contrast 2.3, nodig is 3.',
    'Is too much like the other colour: contrast 2.3, needed is 3.',
  ],
  [
    { logo: 'https://elsewhere.example/logo.png' },
    'logo',
    'Kies een afbeelding uit Media.',
    'Must be a picture of the media.',
  ],
])('%j is refused', (source, field, dutch, english) => {
  const messages = (shopSchema.safeParse(source).error?.issues ?? [])
    .filter(({ path }) => path[0] === field)
    .map(({ message }) => message);
  expect(messages.map((message) => translateProblem(message, 'nl'))).toContain(dutch);
  expect(messages.map((message) => translateProblem(message, 'en'))).toContain(english);
});
