import { setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent';
import { expect, it } from 'vitest';

useTestStorageEngine();
const { $projectSites, addSite, MAX_PROJECT_SITES, removeSite, sitesOf } =
  await import('./project-sites.tsx');
$projectSites.listen(() => undefined);
const sites = (contact: string) => sitesOf($projectSites.get(), contact);

it('keeps the websites of each contact apart, the newest first, each once', () => {
  addSite('1', { name: 'Dak', url: 'https://dak.nl/' });
  addSite('1', { name: 'Muur', url: 'https://muur.nl/' });
  addSite('1', { name: 'Dakkapel', url: 'https://dak.nl/' });
  expect(sites('1').map(({ name }) => name)).toEqual(['Dakkapel', 'Muur']);
  expect(sites('2')).toEqual([]);
  removeSite('1', 'https://dak.nl/');
  expect(sites('1').map(({ name }) => name)).toEqual(['Muur']);
});

it('holds a limited number', () => {
  for (let i = 0; i < MAX_PROJECT_SITES + 3; i++)
    addSite('3', { name: 'x', url: `https://x${i}.nl/` });
  expect(sites('3')).toHaveLength(MAX_PROJECT_SITES);
});

it('shows nothing of a damaged or dangerous value in storage', () => {
  for (const text of [
    '{',
    'null',
    '{"1":"x"}',
    '{"1":[{"name":"x","url":"javascript:alert(1)"}]}',
  ]) {
    setTestStorageKey('projectSites', text);
    expect(sites('1'), text).toEqual([]);
  }
});
