import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildTree } from '../../../demo/catalogue/tree.ts';
import { DEMO_CONTENT } from '../../../demo/content-dir.ts';
import { categoriesSchema } from './schemas.ts';

const written = categoriesSchema.parse(
  parse(readFileSync(join(DEMO_CONTENT, 'categories.yaml'), 'utf8')),
);

describe('categories.yaml', () => {
  const { byCode } = buildTree(new Date('2026-11-21'));

  it.each(Object.entries(written))('%s has the path of the catalogue', (code, path) => {
    expect(byCode.get(code)?.url).toEqual(path);
  });
});
