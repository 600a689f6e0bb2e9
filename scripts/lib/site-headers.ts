import {
  cacheControl,
  contentSecurityPolicy,
  SECURITY_HEADERS,
} from '../../backend/site/security-headers.ts';

/**
 * `_headers` for Netlify, where the site is sent as it lies there: what the local server sends,
 * with one content security policy for all pages, which allows exactly the inline scripts that
 * the pages hold (the local server makes one per page).
 */
export function headersFile(scriptHashes: string[]): string {
  const all = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
  };
  const kept = (folder: string) =>
    `/${folder}/*\n  Cache-Control: ${cacheControl(`/${folder}/`)}\n`;
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}${kept('_astro')}${kept('images')}`;
}
