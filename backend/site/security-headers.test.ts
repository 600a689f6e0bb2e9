import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const HOSTS = /google|doubleclick/;

it('names the hosts of the tag manager only where one is configured', () => {
  expect(contentSecurityPolicy([], false)).not.toMatch(HOSTS);
  const policy = contentSecurityPolicy(['sha256-x'], true);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
    "'self' 'sha256-x' https://www.googletagmanager.com",
  );
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toContain('https://*.google-analytics.com');
});
