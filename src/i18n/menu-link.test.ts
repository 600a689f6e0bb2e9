import { expect, test } from 'vitest';
import { contentLink, menuLink } from './menu-link.ts';

test('the alternate address wins where it is set', () => {
  expect(menuLink({ url: '/actie', alternateUrl: '/opop' })).toBe('/opop');
  expect(menuLink({ url: '/actie', alternateUrl: null })).toBe('/actie');
});

test.each([
  ['/Merken/', '/merken'],
  ['/', '/'],
  ['/klantenservice/faq/#Retour', '/klantenservice/faq#Retour'],
  ['/zoeken?SearchTerm=PVC', '/zoeken?SearchTerm=PVC'],
  ['https://Voorbeeld.example/A/', 'https://Voorbeeld.example/A/'],
  ['mailto:info@bouwmaat.example', 'mailto:info@bouwmaat.example'],
])('%s leads to %s', (from, to) => {
  expect(contentLink(from)).toBe(to);
});

test.each([
  'javascript:alert(1)',
  ' JaVa\tscript:x()',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
])('a stored link to %j is not printed', (link) => {
  expect(contentLink(link)).toBeUndefined();
  expect(menuLink({ url: '/actie', alternateUrl: link })).toBeUndefined();
});
