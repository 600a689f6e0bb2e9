import { inlineScriptHashes } from '../../backend/site/inline-scripts.ts';
import { contentSecurityPolicy } from '../../backend/site/security-headers.ts';

/**
 * `dist/_headers` for Netlify: one content security policy for all pages, which allows exactly
 * the inline scripts that the pages hold. The local server makes one per page.
 */
export function headersFile() {
  const hashes = new Set<string>();
  return {
    onPage(html: string): void {
      for (const hash of inlineScriptHashes(html)) hashes.add(hash);
    },
    files(): Record<string, string> {
      const policy = contentSecurityPolicy([...hashes].sort());
      return { _headers: `/*\n  Content-Security-Policy: ${policy}\n` };
    },
  };
}
