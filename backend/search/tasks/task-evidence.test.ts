import { describe, expect, it } from 'vitest';
import { taskStem } from './search-words.ts';
import { countExamples } from './task-counts.ts';
import { evidenceOf } from './task-evidence.ts';
import { taskExamplesSchema } from './task-examples.ts';
import { pairFeature } from './task-features.ts';

const THINGS = ['deur', 'poort', 'raam', 'hek', 'luik', 'kast', 'lade', 'klep'];
const lines = (end: string) => THINGS.map((thing) => `${thing} ${end}`).join('\n');
const rows = taskExamplesSchema.parse([
  { find: ['scharnier'], examples: lines('hangt al weken scheef') },
  { find: ['hangslot'], examples: lines('gaat al weken niet op slot') },
  { find: ['tochtstrip', 'tochtborstel'], examples: lines('tocht al weken langs de rand') },
]);
/** Runs a preparation without its pauses. */
function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const { table, examples } = finish(countExamples(rows, 'nl'));
const { prior, cells } = finish(evidenceOf(table, examples));

const stem = (word: string) => taskStem(word, 'nl');

/** Returns the cells of a feature, by what finds the kinds of products. */
function cellsOf(feature: string, values: Float32Array) {
  const number = table.features.indexOf(feature);
  if (number < 0) return {};
  const range = [table.starts[number]!, table.starts[number + 1]!] as const;
  const phrases = Array.from(table.kinds.slice(...range), (kind) => table.finds[kind]![0]!);
  return Object.fromEntries(phrases.map((phrase, at) => [phrase, values[range[0] + at]!]));
}

describe('the examples', () => {
  it('are counted by kind of product, half for a second one', () => {
    expect(cellsOf(stem('scheef'), table.counts)).toEqual({ scharnier: 8 });
    expect(cellsOf(stem('rand'), table.counts)).toEqual({ tochtstrip: 8, tochtborstel: 4 });
    expect(cellsOf(stem('deur'), table.counts)).toEqual({
      ...{ scharnier: 1, hangslot: 1, tochtstrip: 1, tochtborstel: 0.5 },
    });
    expect(table.sizes).toEqual([8, 8, 8, 4]);
  });

  it('name what stands beside a kind of product', () => {
    expect(table.finds).toEqual([
      ['scharnier'],
      ['hangslot'],
      ['tochtstrip', 'tochtborstel'],
      ['tochtborstel'],
    ]);
  });

  it('have pairs of words and letters as far as several share them', () => {
    expect(cellsOf(pairFeature(stem('weken'), stem('scheef')), table.counts)).toEqual({
      scharnier: 8,
    });
    expect(cellsOf('#chee', table.counts)).toEqual({ scharnier: 8 });
    expect(table.features).not.toContain(pairFeature(stem('deur'), stem('hangt')));
    expect(table.features).not.toContain('#<poo');
  });
});

describe('what a feature tells', () => {
  it('is most for what is said of one kind, and little for what is said of all', () => {
    const own = cellsOf(stem('scheef'), cells)['scharnier']!;
    const common = cellsOf(stem('weken'), cells);
    const spread = Math.max(...Object.values(common)) - Math.min(...Object.values(common));
    expect(own).toBeGreaterThan(spread);
    expect(own).toBeGreaterThan(cellsOf('#chee', cells)['scharnier']!);
  });

  it('is a finite number for each kind and feature, the same at each start', () => {
    expect([...prior, ...cells].every(Number.isFinite)).toBe(true);
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(0);
    const again = finish(countExamples(rows, 'nl'));
    expect(finish(evidenceOf(again.table, again.examples)).cells).toEqual(cells);
  });

  it('learns nothing from no examples', () => {
    const none = finish(countExamples([], 'nl'));
    expect(finish(evidenceOf(none.table, none.examples)).cells).toHaveLength(0);
  });
});
