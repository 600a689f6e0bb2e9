import { expect, it } from 'vitest';
import { upcomingChanges } from './content.ts';
import { loadContent } from './load-content.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';

it('tells when a banner begins and ends, by day', () => {
  const { content } = loadContent(DEMO_CONTENT);
  const at = (now: string) => upcomingChanges(content, new Date(now))[0]?.toISOString();
  expect(at('2026-12-10T09:00:00Z')).toBe('2026-12-14T00:00:00.000Z');
  expect(at('2026-12-14T00:00:00Z')).toBe('2027-01-04T00:00:00.000Z');
  expect(at('2027-06-01T00:00:00Z')).toBeUndefined();
});
