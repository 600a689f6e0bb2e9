import { afterEach, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const URL = 'https://shop.example/product/x-1';
const copied: string[] = [];
const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };

const browser = (parts: object) => vi.stubGlobal('navigator', parts);
afterEach(() => {
  vi.unstubAllGlobals();
  copied.length = 0;
});

it('hands title and link to the sheet of the system, and copies nothing', async () => {
  const share = vi.fn(() => Promise.resolve());
  browser({ share, clipboard });
  expect(await shareLink('Zaag', URL)).toBe('handed');
  expect(share).toHaveBeenCalledWith({ title: 'Zaag', url: URL });
  expect(copied).toEqual([]);
});

it('copies nothing for who closes the sheet', async () => {
  browser({ share: () => Promise.reject(new DOMException('', 'AbortError')), clipboard });
  expect(await shareLink('Zaag', URL)).toBe('handed');
  expect(copied).toEqual([]);
});

it('copies the link where there is no sheet, or it cannot open', async () => {
  browser({ clipboard });
  expect(await shareLink('Zaag', URL)).toBe('copied');
  browser({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), clipboard });
  expect(await shareLink('Zaag', URL)).toBe('copied');
  expect(copied).toEqual([URL, URL]);
});

it('says so where copying fails too', async () => {
  browser({ clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  expect(await shareLink('Zaag', URL)).toBe('failed');
  browser({});
  expect(await shareLink('Zaag', URL)).toBe('failed');
});
