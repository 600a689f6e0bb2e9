import { env } from '../../src/env.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  SECURITY_HEADERS,
  sourcesOfParties,
  transportHeaders,
} from '../platform/site/security-headers.ts';

/**
 * The `_headers` file for Netlify: the headers of the local server, but with one content security
 * policy for all pages, which allows exactly their inline scripts and styles (the local server
 * sends one policy per page).
 */
export function headersFile(inlineHashes: string[], siteUrl = env().SITE_URL): string {
  const all = {
    ...SECURITY_HEADERS,
    ...transportHeaders(siteUrl),
    'Content-Security-Policy': contentSecurityPolicy(inlineHashes, sourcesOfParties(env())),
  };
  const kept = (folder: string) =>
    `/${folder}/*\n  Cache-Control: ${cacheControl(`/${folder}/`)}\n`;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}${kept('_astro')}${kept('images')}`;
}
