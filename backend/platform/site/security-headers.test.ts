import { expect, it } from 'vitest';
import { tagManagerSources } from '../../../src/domain/consent/consent.ts';
import { contentSecurityPolicy, RULES_HASH, SECURITY_HEADERS } from './security-headers.ts';

const HOSTS = /google|doubleclick/;
const plain = { scripts: [], connections: [], images: [] };
const tags = tagManagerSources({ GTM_ID: 'GTM-TEST1' })!;

const directive = (name: string, policy: string) =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];

it('names the hosts of the tag manager only where one is configured', () => {
  expect(contentSecurityPolicy([], plain)).not.toMatch(HOSTS);
  const policy = contentSecurityPolicy(['sha256-x'], tags);
  expect(directive('script-src', policy)).toBe(
    `'self' 'sha256-x' '${RULES_HASH}' https://www.googletagmanager.com`,
  );
  expect(directive('connect-src', policy)).toContain('https://*.google-analytics.com');
  expect(directive('img-src', policy)).toContain('https://*.google-analytics.com');
});

it('allows inline styles by their hashes alone', () => {
  const policy = contentSecurityPolicy(['sha256-x', 'style:sha256-y'], plain);
  expect(directive('script-src', policy)).toBe(`'self' 'sha256-x' '${RULES_HASH}'`);
  expect(directive('style-src', policy)).toBe("'self' 'sha256-y'");
});

it('still shows the pages of a release that was made before styles were hashed', () => {
  const policy = contentSecurityPolicy(['sha256-x'], plain);
  expect(directive('style-src', policy)).toBe("'self' 'unsafe-inline'");
});

it('allows pictures of our own and of the hosts that are set', () => {
  expect(directive('img-src', contentSecurityPolicy([], plain))).toBe("'self' data:");
  const images = ['img.example', 'cdn.example:8443'];
  expect(directive('img-src', contentSecurityPolicy([], { ...plain, images }))).toBe(
    "'self' data: img.example cdn.example:8443",
  );
});

it('names the host of map tiles only where one is configured, and needs no worker from a blob', () => {
  const without = contentSecurityPolicy([], plain);
  expect(directive('connect-src', without)).toBeUndefined();
  expect(without).not.toContain('blob:');
  const tiles = ['https://tiles.example'];
  const policy = contentSecurityPolicy([], { ...plain, connections: tiles, images: tiles });
  expect(directive('connect-src', policy)).toBe("'self' https://tiles.example");
  expect(directive('img-src', policy)).toBe("'self' data: https://tiles.example");
  expect(directive('script-src', policy)).toBe(`'self' '${RULES_HASH}'`);
});

it('lets pages use their position, and none of the other powerful features', () => {
  const policy = SECURITY_HEADERS['Permissions-Policy']!;
  const rules = Object.fromEntries(policy.split(',').map((rule) => rule.split('=')));
  const denied = [
    ...['camera', 'microphone', 'display-capture', 'payment', 'usb', 'serial', 'hid'],
    ...['bluetooth', 'midi'],
  ];
  expect(rules).toEqual({
    ...Object.fromEntries(denied.map((feature) => [feature, '()'])),
    geolocation: '(self)',
  });
});

it('takes few bytes of the first packets that a page comes in', () => {
  const bytes = Object.entries(SECURITY_HEADERS).join('\r\n').length;
  expect(bytes).toBeLessThan(340);
});
