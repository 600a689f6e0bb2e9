import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAYMENT_METHODS, socialNetworks } from './footer-links.ts';

test('every way to pay has its mark, in its width', () => {
  const marks = readFileSync(new URL('../../../assets/payments.svg', import.meta.url), 'utf8');
  const drawn = [...marks.matchAll(/<view id="([^"]+)" viewBox="\d+ 0 (\d+) 28"/g)];
  expect(drawn.map(([, code, width]) => [code, Number(width)])).toEqual(
    PAYMENT_METHODS.map(({ code, width }) => [code, width]),
  );
});

test('the spec’s networks come first and in its order, those without an address not at all', () => {
  const links = {
    pinterest: 'https://p.example',
    youtube: 'https://y.example',
    tiktok: 'https://t.example',
    linkedin: 'https://l.example',
    instagram: 'https://i.example',
    Facebook: 'https://f.example',
  };
  const names = (of: Record<string, string>) => socialNetworks(of).map(({ name }) => name);
  const first = ['facebook', 'instagram', 'tiktok', 'linkedin', 'youtube'];
  expect(names(links)).toEqual([...first, 'pinterest']);
  expect(names({ ...links, tiktok: '' })).not.toContain('tiktok');
});

test('a stored address that is no web address is not printed', () => {
  const stored = {
    facebook: 'javascript:alert(1)//https://f.example',
    x: 'data:text/html,x',
    instagram: 'http://i.example',
  };
  expect(socialNetworks(stored).map(({ name }) => name)).toEqual(['instagram']);
});
