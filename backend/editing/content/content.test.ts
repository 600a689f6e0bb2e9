import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { SHARED_GROUPS } from '../../../src/domain/content/content.ts';
import { LOCALES } from '../../../src/domain/shared/common.ts';
import { findGroupSource } from '../../testing/group-source.ts';
import { contentGroupOf } from './content-answer.ts';
import { upcomingChanges } from './content.ts';
import { compileContent, loadContent } from './load-content.ts';
import { readTexts } from './read-files.ts';

it('tells when a banner begins and ends, by day', () => {
  const { content } = loadContent(DEMO_CONTENT);
  const at = (now: string) => upcomingChanges(content, new Date(now))[0]?.toISOString();
  expect(at('2026-12-10T09:00:00Z')).toBe('2026-12-14T00:00:00.000Z');
  expect(at('2026-12-14T00:00:00Z')).toBe('2027-01-04T00:00:00.000Z');
  expect(at('2027-06-01T00:00:00Z')).toBeUndefined();
});

const DAY_MS = 86_400_000;
const texts = readTexts(DEMO_CONTENT);
// Pages are dated as a whole: editors plan their publication.
const groups = SHARED_GROUPS.filter((name) => name !== 'pathItems');
const sources = groups.map((name) => findGroupSource(name, texts));
const places = [...new Set(sources.map(({ file, list }) => `${file} ${list}`))];

/** The one day on which the first entry of a place shows: every third day of a year. */
const dayOf = (place: string): number =>
  Date.parse('2030-03-01') + places.indexOf(place) * 3 * DAY_MS;

/** The content in which the first entry of every group shows on one day only. */
function datedContent() {
  const edited = new Map(texts);
  for (const { file, list } of sources) {
    const source = parse(edited.get(file) ?? '');
    const date = new Date(dayOf(`${file} ${list}`)).toISOString().slice(0, 10);
    Object.assign(list === null ? source : source[list][0], { startDate: date, endDate: date });
    edited.set(file, stringify(source));
  }
  const { content, problems } = compileContent(edited);
  expect(problems).toEqual([]);
  return content;
}

const content = datedContent();

it.each(groups)('the first entry of %s shows within its dates only (spec 1 §5)', (name) => {
  const { file, list } = findGroupSource(name, texts);
  const day = dayOf(`${file} ${list}`);
  for (const locale of LOCALES) {
    const at = (moment: number) =>
      contentGroupOf(name, null, content.locales[locale], new Date(moment));
    const shown = at(day);
    const before = at(day - 1);
    expect(shown).not.toBeNull();
    expect(JSON.stringify(before).length).toBeLessThan(JSON.stringify(shown).length);
    expect(at(day + DAY_MS - 1)).toEqual(shown);
    expect(at(day + DAY_MS)).toEqual(before);
  }
});

it('pages are published when the dates of any group come', () => {
  const days = places.map(dayOf);
  expect(upcomingChanges(content, new Date('2030-02-01T00:00:00Z'))).toEqual(
    days.flatMap((day) => [new Date(day), new Date(day + DAY_MS)]),
  );
});
