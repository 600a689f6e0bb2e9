/** What goes with what, as editors write it (`companions.yaml`). */
import { expect, test } from 'vitest';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { compileContent } from './load-content.ts';
import { problemText, readTexts } from './read-files.ts';

const COMPANIONS_FILES = /^companions/;

/** The demo's content with these files of companions alone. */
function compile(files: Record<string, string>) {
  const others = [...readTexts(DEMO_CONTENT)].filter(([file]) => !COMPANIONS_FILES.test(file));
  const { content, problems } = compileContent(new Map([...others, ...Object.entries(files)]));
  return { table: content.companions, problems: problems.map(problemText) };
}

test('a shop without the file has an empty table', () => {
  expect(compile({})).toEqual({
    table: { classes: [], companions: [], alternatives: [] },
    problems: [],
  });
});

test('files of several areas are one table', () => {
  const { table, problems } = compile({
    'companions.yaml': 'companions:\n  - { of: [bolt], show: [nut], fit: [thread] }\n',
    'companions-tools.yaml': [
      "title: { nl: 'Gereedschap', en: 'Tools' }",
      "classes:\n  - { name: sds, categoryCode: drill, where: ['shank: SDS-plus | SDS-max'] }",
      'companions:\n  - { of: [hammer], show: [sds] }',
      "alternatives:\n  - { of: [sds], keep: [size], better: ['cutters: 2 < 4'] }\n",
    ].join('\n'),
  });
  expect(problems).toEqual([]);
  expect(table).toEqual({
    classes: [{ name: 'sds', categoryCode: 'drill', where: ['shank: SDS-plus | SDS-max'] }],
    companions: [
      { of: ['hammer'], show: ['sds'], fit: [] },
      { of: ['bolt'], show: ['nut'], fit: ['thread'] },
    ],
    alternatives: [{ of: ['sds'], keep: ['size'], better: ['cutters: 2 < 4'] }],
  });
});

test('an unreadable entry is reported by line, with the expected form', () => {
  const { problems } = compile({
    'companions.yaml': [
      'classes:',
      "  - { name: sds, categoryCode: drill, where: ['SDS-plus'] }",
      'companions:',
      "  - { of: [], show: [nut], fit: ['thread is thread'] }",
      'alternatives:',
      "  - { of: [disc], better: ['quality: best'] }",
    ].join('\n'),
  });
  expect(problems).toEqual([
    'companions.yaml:2: classes.0.where.0: cannot be read: write it as "uitvoering: Moker | Vuisthamer"',
    'companions.yaml:4: companions.0.of: needs a class or category',
    'companions.yaml:4: companions.0.fit.0: cannot be read: write it as "diameter <= diameter"',
    'companions.yaml:6: alternatives.0.better.0: cannot be read: write it as "kwaliteit: standaard < premium"',
  ]);
});

test('a class that stands there twice is reported, and the first one counts', () => {
  const one = (category: string) => `classes:\n  - { name: sds, categoryCode: ${category} }\n`;
  const { table, problems } = compile({
    'companions-a.yaml': one('drill'),
    'companions-b.yaml': one('bit'),
  });
  expect(table.classes).toEqual([{ name: 'sds', categoryCode: 'drill', where: [] }]);
  expect(problems).toEqual(['companions-b.yaml:2: there is a class "sds" already']);
});
