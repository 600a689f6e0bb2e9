import { expect, type Page } from '@playwright/test';
import { FALLBACK_IMAGE } from '../../../src/domain/product/image-constants.ts';
import type { RouteLayout } from '../../../src/routes.ts';
import { untranslated } from './untranslated.ts';

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
