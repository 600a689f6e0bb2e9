import { describe, expect, it } from 'vitest';
import { synonymsSchema } from '../../editing/content/table-schemas.ts';

const read = (nl: unknown) => {
  const { success, data, error } = synonymsSchema.safeParse({ nl });
  return success
    ? data.nl
    : error.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
};

describe('a group of synonyms', () => {
  it('works in both directions, with words and phrases', () => {
    const words = ['gipsplaat', 'wc pot', 'a/c', "carpenter's hammer", 'm8', 'Façade & dak'];
    expect(read([words])).toEqual([{ from: words, to: words }]);
  });

  it('leads one way with an arrow, wherever the commas are', () => {
    const group = { from: ['rockwool', 'roxul'], to: ['steenwol', 'minerale wol'] };
    expect(read([['rockwool', 'roxul -> steenwol', 'minerale wol']])).toEqual([group]);
    expect(read([['rockwool', 'roxul', '->  steenwol', 'minerale  wol']])).toEqual([group]);
    expect(read([['rockwool->steenwol']])).toEqual([{ from: ['rockwool'], to: ['steenwol'] }]);
  });

  it.each([
    [['plug', ' '], '0.1: may not be empty'],
    [['plug', 'a'.repeat(61)], '0.1: has over 60 characters'],
    [['plug', 'een twee drie vier vijf'], '0.1: has over 4 words'],
    [['plug', 'plug?'], "0.1: may hold letters, digits, blanks and ' - / . & + only"],
    [['plug', 'duvel', 'Plüg'], '0.2: holds "Plüg" twice'],
    [['plug -> plug'], '0.0: holds "plug" twice'],
    [['plug'], '0: needs two words or more'],
    [[], '0: needs two words or more'],
    [['-> plug'], '0: needs a word on both sides of ->'],
    [['plug ->'], '0: needs a word on both sides of ->'],
    [['a -> b', 'c -> d'], '0: has more than one ->'],
  ])('is refused as %j', (group, fault) => {
    expect(read([group])).toEqual([fault]);
  });

  it('is refused the second time in one list, in any order of its words', () => {
    const list = [['a -> b'], ['b -> a'], ['a', 'b'], ['B', 'a']];
    expect(read(list)).toEqual(['3: is the same as group 3 of this list']);
  });
});
