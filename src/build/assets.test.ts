import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { collectAssets, missingAssets } from './assets.ts';

it('finds the assets of a page, and those that are not there', () => {
  const found = new Set<string>();
  const page = '<link href="/_astro/page.B3x-9.css"><script src="/_astro/menu.Cz_1.js"></script>';
  collectAssets(page, found);
  expect([...found]).toEqual(['/_astro/page.B3x-9.css', '/_astro/menu.Cz_1.js']);

  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  mkdirSync(path.join(folder, '_astro'));
  writeFileSync(path.join(folder, '_astro/page.B3x-9.css'), '');
  expect(missingAssets(found, folder)).toEqual(['/_astro/menu.Cz_1.js']);
  rmSync(folder, { recursive: true });
});
