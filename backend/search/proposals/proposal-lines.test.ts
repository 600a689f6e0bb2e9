import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '../../../src/domain/shared/common.ts';
import { synonymsSchema } from '../../editing/content/table-schemas.ts';
import { type MissedTerm, proposalLines } from '../synonyms/search-misses.ts';

const missed = (locale: Locale, term: string, ...phrases: string[]): MissedTerm => ({
  locale,
  term,
  count: 2,
  proposals: phrases.map((phrase) => ({ phrase, reason: `sounds like "${phrase}"` })),
});
const none = () => [];

it('an editor can paste them: valid YAML with one-way groups, per language', () => {
  const lines = proposalLines(
    [
      missed('nl', 'stopkontakt', 'stopcontact', 'wandcontactdoos'),
      { ...missed('en', 'fawcet', 'faucet'), count: 1 },
      missed('nl', 'xqzjv'),
    ],
    none,
  );
  expect(lines).toEqual([
    'nl:',
    '  # 2 times "stopkontakt": sounds like "stopcontact"; sounds like "wandcontactdoos"',
    '  - [stopkontakt -> stopcontact, wandcontactdoos]',
    '  # 2 times "xqzjv": nothing like it; fill in what it should find',
    '  # - [xqzjv -> ]',
    'en:',
    '  # once "fawcet": sounds like "faucet"',
    '  - [fawcet -> faucet]',
  ]);
  expect(synonymsSchema.parse(parse(lines.join('\n')))).toMatchObject({
    nl: [{ from: ['stopkontakt'], to: ['stopcontact', 'wandcontactdoos'] }],
    en: [{ from: ['fawcet'], to: ['faucet'] }],
  });
});

it('are comments where an editor has to decide, and stay valid YAML', () => {
  const lines = proposalLines(
    [
      missed('nl', 'een twee drie vier vijf', 'een'),
      missed('nl', 'a: [b] # "c"\n- d', 'een'),
      missed('nl', 'wc-pot', 'pot'),
    ],
    (term) => (term === 'wc-pot' ? ['wandcloset'] : []),
  );
  expect(lines.filter((line) => !line.startsWith('  #'))).toEqual(['nl: []']);
  expect(lines).toContain('  # 2 times "een twee drie vier vijf": no synonym, it has over 4 words');
  expect(lines.at(-1)).toMatch(/"wc-pot": has synonyms that find nothing either: wandcloset$/);
  expect(synonymsSchema.parse(parse(lines.join('\n')))).toMatchObject({ nl: [], en: [] });
});

it('are not there for a language in which everything was found', () => {
  expect(proposalLines([], none)).toEqual([]);
});
