/**
 * Hashes of a page's inline code, for its content security policy, in one list: `sha256-…` for each
 * executable script, `style:sha256-…` for each style element.
 */
import { createHash } from 'node:crypto';

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const HAS_SRC = /\ssrc\s*=/i;
/** Data blocks are not executed. */
const DATA_TYPE = /\stype\s*=\s*["']?(application\/(ld\+)?json|text\/template)/i;
const STYLE_PREFIX = 'style:';

const cachedHashes = new Map<string, string>();
const MAX_CACHED_HASHES = 500;

/** Hashes of a page whose bytes are decoded as `latin1`, since hashes are computed over bytes. */
export function inlineHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name.toLowerCase() === 'style') hashes.add(STYLE_PREFIX + hashOf(text));
    else if (text !== '' && !HAS_SRC.test(attributes) && !DATA_TYPE.test(attributes))
      hashes.add(hashOf(text));
  }
  return [...hashes];
}

/** Separates the hashes of scripts and styles, each as `sha256-…`. */
export function splitByElement(hashes: readonly string[]): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashes.filter((hash) => !hash.startsWith(STYLE_PREFIX)),
    styles: hashes
      .filter((hash) => hash.startsWith(STYLE_PREFIX))
      .map((hash) => hash.slice(STYLE_PREFIX.length)),
  };
}

/** Cached: pages share their scripts and styles, so there are few different ones. */
function hashOf(text: string): string {
  const before = cachedHashes.get(text);
  if (before) return before;
  const hash = `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  if (cachedHashes.size >= MAX_CACHED_HASHES) cachedHashes.clear();
  cachedHashes.set(text, hash);
  return hash;
}
