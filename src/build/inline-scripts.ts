import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const HAS_SRC = /\ssrc\s*=/i;
/** Data blocks are no script: structured data, speculation rules are named by their own keyword. */
const DATA_TYPE = /\stype\s*=\s*["']?(application\/(ld\+)?json|text\/template)/i;

const known = new Map<string, string>();
const MAX_KNOWN = 500;

/**
 * Hashes for a page's content security policy: of every inline script that runs, in order. The
 * page is given as bytes (`latin1`), since a hash is over bytes.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (text === '' || HAS_SRC.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.add(hashOf(text));
  }
  return [...hashes];
}

/** Pages share their scripts, so that few are ever hashed. */
function hashOf(text: string): string {
  const before = known.get(text);
  if (before) return before;
  const hash = `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, hash);
  return hash;
}
