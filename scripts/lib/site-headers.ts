import { contentSecurityPolicy } from '../../backend/site/security-headers.ts';

/**
 * `_headers` for Netlify: one content security policy for all pages, which allows exactly the
 * inline scripts that the pages hold. The local server makes one per page.
 */
export function headersFile(scriptHashes: string[]): string {
  return `/*\n  Content-Security-Policy: ${contentSecurityPolicy(scriptHashes)}\n`;
}
