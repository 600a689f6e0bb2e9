import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutUrl, parseHistory, withEntry } from './search-history.ts';

const entry = (term: string) => ({ name: term, url: `/zoeken/${encodeURIComponent(term)}` });
const terms = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 });

describe('search history', () => {
  it('contains the last ten, newest first, without duplicates', () => {
    fc.assert(
      fc.property(terms, (searched) => {
        const history = searched.map(entry).reduce(withEntry, parseHistory('[]'));
        const last = [...new Set(searched.toReversed())].slice(0, 10);
        expect(history).toEqual(last.map(entry));
      }),
    );
  });

  it('removes one address and keeps the order of the others', () => {
    const history = ['c', 'b', 'a'].map(entry);
    expect(withoutUrl(history, entry('b').url)).toEqual([entry('c'), entry('a')]);
  });

  it('parses what it stored, and is empty for invalid text', () => {
    const history = ['a&b', 'é'].map(entry);
    expect(parseHistory(JSON.stringify(history))).toEqual(history);
    const halves = ['[1,null,{"name":"x"}]', '[{"url":"/x"}]', '[{"name":1,"url":"/x"}]'];
    for (const text of ['', '{', 'null', '{"name":1}', ...halves]) {
      expect(parseHistory(text), text).toEqual([]);
    }
  });

  it('rejects addresses outside the shop', () => {
    const urls = ['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)'];
    expect(parseHistory(JSON.stringify(urls.map((url) => ({ name: 'x', url }))))).toEqual([]);
  });
});
