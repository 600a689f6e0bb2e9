import type { CrawledPage } from './addresses.ts';

const LINK = /<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g;

/** Blocks the first paint until its target is parsed; without the target, until the page is. */
const EXPECTED = /<link rel="expect" href="#([^"]+)" blocking="render">/;

const NO_INDEX = /<meta name="robots" content="[^"]*noindex/;

/**
 * What is wrong with what a page tells search engines: its address, that of its other language, and
 * whether it may be indexed; and whether the first paint waits for an element that exists.
 */
export function headFaults(html: string, { row, locale, path, fixed }: CrawledPage): string[] {
  const found: Record<string, string> = {};
  for (const [, rel, language, address] of html.matchAll(LINK)) {
    found[language ?? rel!] = new URL(address!).pathname;
  }
  const faults: string[] = [];
  const expectPath = (name: string, expected: string | undefined) => {
    if (!expected || found[name] !== expected) faults.push(`${name} is ${found[name]}`);
  };
  expectPath('canonical', fixed?.[locale] ?? path);
  expectPath(locale, found['canonical']);
  expectPath('x-default', found['nl']);
  if (fixed) {
    expectPath('nl', fixed.nl);
    expectPath('en', fixed.en);
  } else if (!/^\/en\//.test(found['en'] ?? '') || /^\/en\//.test(found['nl'] ?? '/en/')) {
    faults.push(`the languages are ${found['nl']} and ${found['en']}`);
  }
  if (!new RegExp(`<html[^>]*\\slang="${locale}"`).test(html)) faults.push(`lang is not ${locale}`);
  const target = EXPECTED.exec(html)?.[1];
  const isWhole = target !== undefined && html.includes(` id="${target}"`);
  if (!isWhole) faults.push(`paints first up to #${target}`);
  if (NO_INDEX.test(html) === row.indexed) faults.push(`indexed is not ${row.indexed}`);
  return faults;
}
