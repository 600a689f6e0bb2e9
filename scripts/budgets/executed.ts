/** The part of scripts that ran, told from what was only fetched or defined. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

type Script = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** The text of the functions and blocks of a script that ran. */
function ranText({ source = '', functions }: Script): string {
  const ran = new Uint8Array(source.length);
  // Outer ranges come before those within them.
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) {
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
  }
  return [...source].filter((_, at) => ran[at] === 1).join('');
}

/** True where anything of a script ran. */
export const hasRun = (script: Script): boolean => ranText(script) !== '';

/**
 * Size of what ran of scripts, gzip as if that alone were served: each file by itself, what
 * stands in a page with the page.
 */
export function ranBytes(scripts: readonly Script[]): number {
  const files = new Map<string, string>();
  for (const script of scripts) {
    files.set(script.url, (files.get(script.url) ?? '') + ranText(script));
  }
  return [...files.values()]
    .filter((text) => text !== '')
    .reduce((sum, text) => sum + gzipSync(text).length, 0);
}
