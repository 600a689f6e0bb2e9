import { expect, it } from 'vitest';
import { translateProblem } from './problem-messages.ts';
import { settingsSchema } from './settings-schema.ts';

it.each([
  [
    'description: needs 50 characters',
    'description: Minstens 50 tekens.',
    'description: Needs 50 characters.',
  ],
  ['may not be empty', 'Vul dit in.', 'May not be empty.'],
  [
    'questions.0.answer: Invalid input: expected string, received undefined',
    'questions.0.answer: Vul dit in.',
    'questions.0.answer: Fill this in.',
  ],
  [
    'questions.0: Unrecognized key: "quesion"',
    'questions.0: Onbekend veld: "quesion".',
    'questions.0: Unknown field: "quesion".',
  ],
  [
    'breaks another file: pages/nl/x.md:7: link to "page:y" leads nowhere',
    'Een ander bestand heeft dit nodig: pages/nl/x.md:7: De link naar “page:y” leidt nergens heen.',
    'Another file needs this: pages/nl/x.md:7: Link to "page:y" leads nowhere.',
  ],
  [
    'link to "page:x" leads nowhere',
    'De link naar “page:x” leidt nergens heen.',
    'Link to "page:x" leads nowhere.',
  ],
  [
    'cannot be read: Nested mappings are not allowed',
    'Vanaf hier is het bestand niet te lezen (Nested mappings are not allowed).',
    'From here on the file cannot be read (Nested mappings are not allowed).',
  ],
])('%s', (message, dutch, english) => {
  expect(translateProblem(message, 'nl')).toBe(dutch);
  expect(translateProblem(message, 'en')).toBe(english);
});

it.each([
  [
    'deliveryCutoffSmall',
    'laat',
    'Vul een tijd in, zoals 09:30.',
    'Fill in a time, such as 09:30.',
  ],
  ['deliveryCostSmall', '', 'Vul een getal in.', 'Fill in a number.'],
  ['deliveryCostSmall', -1, 'Minstens 0.', 'At least 0.'],
  ['stockCount', 1.5, 'Vul een heel getal in.', 'Fill in a whole number.'],
  [
    'extraHolidays',
    ['morgen'],
    'Vul een dag in, zoals 2026-12-31.',
    'Fill in a day, such as 2026-12-31.',
  ],
  [
    'deliverySlotsSmall',
    [{ timeFrom: '09:00', timeTo: '08:00' }],
    'Eindigt voor het begin.',
    'Ends before it begins.',
  ],
  [
    'deliverySlotsLarge',
    [{ timeFrom: '06:00', timeTo: '08:00' }],
    'Niet voor 07:00.',
    'Must be 07:00 or later.',
  ],
  [
    'deliverySlotsSmall',
    [
      { timeFrom: '08:00', timeTo: '12:00' },
      { timeFrom: '11:00', timeTo: '13:00' },
    ],
    'Niet voor 12:00.',
    'Must be 12:00 or later.',
  ],
  [
    'deliveryCountries',
    ['NL', 'XX'],
    '“XX” is geen landcode die de winkel kent.',
    '"XX" is no country code that the shop knows.',
  ],
  ['deliveryCountries', ['NL', 'nl'], '“NL” komt twee keer voor.', 'Holds "NL" twice.'],
  ['deliveryCountries', [], 'Vul minstens één land in.', 'Needs a country.'],
  ['reviews', { url: 'https://a.nl', score: 11, count: 1 }, 'Hoogstens 10.', 'At most 10.'],
])('a setting %s of %j is told in words', (name, value, dutch, english) => {
  const { error } = settingsSchema.safeParse({ [name]: value });
  const said = error?.issues.find(({ path }) => path[0] === name)?.message ?? '';
  expect([translateProblem(said, 'nl'), translateProblem(said, 'en')]).toEqual([dutch, english]);
});
