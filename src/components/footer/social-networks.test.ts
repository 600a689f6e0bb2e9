import { expect, test } from 'vitest';
import { socialNetworks } from './social-networks.ts';

test('the spec’s networks come first and in its order, those without an address not at all', () => {
  const names = socialNetworks({
    pinterest: 'https://p.example',
    youtube: 'https://y.example',
    tiktok: '',
    Facebook: 'https://f.example',
    linkedin: 'https://l.example',
  }).map(({ name }) => name);
  expect(names).toEqual(['facebook', 'linkedin', 'youtube', 'pinterest']);
});

test('a stored address that is no web address is not printed', () => {
  const stored = {
    facebook: 'javascript:alert(1)//https://f.example',
    x: 'data:text/html,x',
    instagram: 'http://i.example',
  };
  expect(socialNetworks(stored).map(({ name }) => name)).toEqual(['instagram']);
});
