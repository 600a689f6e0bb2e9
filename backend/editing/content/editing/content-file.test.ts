import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEMO_CONTENT } from '../../../../demo/content-dir.ts';
import { readTexts, splitFrontMatter } from '../read-files.ts';
import { patchYaml } from './content-file.ts';

const texts = [...readTexts(DEMO_CONTENT)].map(([file, text]): [string, string] => [
  file,
  file.endsWith('.md') ? `${splitFrontMatter(text)?.yaml ?? ''}\n` : text,
]);
const linesOf = (text: string) => text.split('\n');

describe('a changed value in a YAML text', () => {
  it('changes one line of one text, and leaves comments and quotes alone', () => {
    const text = `# Top\nslug: x # why\n\nitems:\n  # first\n  - name: { nl: 'Een', en: One }\n    to: page:a\n\n  - name:\n      { nl: Twee, en: Two }\n`;
    const value = parse(text) as { items: { name: { nl: string } }[] };
    value.items[1]!.name.nl = 'Drie: de derde';
    expect(patchYaml(text, value)).toBe(text.replace('nl: Twee', "nl: 'Drie: de derde'"));
  });

  it('an item that goes takes its own lines along, and one that moves brings them', () => {
    const text = `list:\n  # the first\n  - id: a\n    text: A # yes\n  - id: b\n    text: 'B'\n  - id: c\n    text: C\nend: 1\n`;
    expect(
      patchYaml(text, {
        list: [
          { id: 'a', text: 'A' },
          { id: 'c', text: 'C' },
        ],
        end: 1,
      }),
    ).toBe(`list:\n  # the first\n  - id: a\n    text: A # yes\n  - id: c\n    text: C\nend: 1\n`);
    const turned = [
      { id: 'c', text: 'C' },
      { id: 'a', text: 'A' },
      { id: 'b', text: 'x' },
      { id: 'd', text: 'D' },
    ];
    expect(patchYaml(text, { list: turned, end: 1 })).toBe(
      `list:\n  # the first\n  - id: c\n    text: C\n  - id: a\n    text: A # yes\n  - id: b\n    text: x\n  - id: d\n    text: D\nend: 1\n`,
    );
  });

  it('a field that comes stands at the end, one that goes takes its line along', () => {
    const text = `key: a\ntitle: T # title\nmenu: m\n`;
    expect(patchYaml(text, { key: 'a', title: 'T', image: 'x' })).toBe(
      `key: a\ntitle: T # title\nimage: x\n`,
    );
  });

  it.each(texts)('%s stays byte for byte where nothing changed', (_, text) => {
    expect(patchYaml(text, parse(text))).toBe(text);
  });

  it('says what was asked for, whatever is changed in whatever file, and little else', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('ja', '12', "it's", 'a: b', '# no', '- x', ''),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        word,
        fc.nat({ max: 3 }),
        (entry, at, value, kind) => {
          const [, text] = entry;
          const after = parse(text) as unknown;
          const spots = textSpots(after);
          const spot = spots[at % Math.max(1, spots.length)];
          if (!spot) return;
          const list = lists(after)[at % Math.max(1, lists(after).length)];
          if (kind === 1 && list) list.splice(at % list.length, 1);
          else if (kind === 2 && list) list.push(structuredClone(list[0]));
          else if (kind === 3 && list) list.reverse();
          else spot.set(value);
          const patched = patchYaml(text, after);
          expect(parse(patched)).toEqual(after);
          if (kind !== 0) return;
          const before = new Set(linesOf(text));
          const fresh = linesOf(patched).filter((line) => !before.has(line));
          expect(fresh.length).toBeLessThanOrEqual(value.split('\n').length + 2);
        },
      ),
      { numRuns: 600 },
    );
  });
});

function textSpots(value: unknown): { set(text: string): void }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [{ set: (text: string) => void ((value as Record<string, unknown>)[key] = text) }]
      : textSpots(inner),
  );
}

function lists(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.length > 0 ? [value as unknown[]] : [];
  return [...own, ...Object.values(value).flatMap(lists)];
}
