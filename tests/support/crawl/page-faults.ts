import { expect, type Page } from '@playwright/test';
import { FALLBACK_IMAGE } from '../../../src/domain/product/image-constants.ts';
import type { RouteLayout } from '../../../src/routes.ts';
import type { CrawledPage } from './addresses.ts';
import { readdirSync, readFileSync } from 'node:fs';

interface Seen {
  hasSimpleHead: boolean;
  hasFullHead: boolean;
  footers: number;
  texts: string[];
}

const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'content', 'placeholder', 'title'];

/** What is read from the page in one go. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate((attributes) => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isCode = node.parentElement?.closest('script, style, template') !== null;
      if (!isCode && node.nodeValue?.trim()) texts.push(node.nodeValue.trim());
    }
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return {
      hasSimpleHead: document.querySelector('header .simple-head') !== null,
      hasFullHead: document.querySelector('header [role=search]') !== null,
      footers: document.querySelectorAll('body > footer').length,
      texts,
    };
  }, TEXT_ATTRIBUTES);

/** Has every picture loaded, also those far below, and tells which did not. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async (fallback) => {
    const images = [...document.images].filter(({ src }) => src);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images
      .filter(({ naturalWidth, src }) => naturalWidth === 0 || src.endsWith(fallback))
      .map(({ dataset, src }) => dataset['broken'] ?? src);
  }, FALLBACK_IMAGE);

/**
 * What is wrong with a page once it shows: its heading, layout, texts and pictures. Waits for its one
 * heading of the first level.
 */
export async function pageFaults(page: Page, layout: RouteLayout): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const broken = await brokenPictures(page);
  const { hasSimpleHead, hasFullHead, footers, texts } = await look(page);
  const faults = broken.map((src) => `picture ${src} is broken`);
  if (hasSimpleHead !== (layout === 'simple')) faults.push(`the layout is not ${layout}`);
  if (hasFullHead === (layout === 'simple')) faults.push(`the header is not of ${layout}`);
  if (footers !== 1) faults.push(`${footers} footers`);
  return [...faults, ...untranslated(texts).map((text) => `untranslated: ${text}`)];
}

const NO_TEXT = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const ATTRIBUTE = new RegExp(`\\s(?:${TEXT_ATTRIBUTES.join('|')})="([^"]*)"`, 'g');

/** What of the texts in the markup of a page is not translated. */
export function textFaults(html: string): string[] {
  const body = html.replace(NO_TEXT, '');
  const attributes = [...body.matchAll(ATTRIBUTE)].map(([, text]) => text!);
  const texts = body.split(/<[^>]*>/).map((text) => text.trim());
  return untranslated([...attributes, ...texts].filter(Boolean)).map(
    (text) => `untranslated: ${text}`,
  );
}

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

const FOLDER = 'public/locales/nl';

/** Names of the text files, and the first parts of the keys in them. */
const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));
const firstParts = new Set(
  files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8')) as object),
  ),
);

const PREFIXED = new RegExp(`\\b(${files.join('|')}):[a-z][\\w-]*(\\.[\\w-]+)*`);
const BARE = /^([a-z]\w*)(\.[\w-]+)+$/;
const UNFILLED = /\{\s*\w+\s*\}/;

/**
 * The texts that are a key of a text (`cart:page.title`; without its file where the library gives
 * the key back), or hold a placeholder that nobody filled.
 */
function untranslated(texts: readonly string[]): string[] {
  return texts.filter((text) => {
    const bare = BARE.exec(text.trim());
    return PREFIXED.test(text) || UNFILLED.test(text) || (bare && firstParts.has(bare[1]!));
  });
}
