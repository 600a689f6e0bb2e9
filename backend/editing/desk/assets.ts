/**
 * The desk's style sheet, script and fonts, at addresses with their digest. The sheet includes
 * sheets of the shop (brand colours, buttons, fields) for a consistent look; the shop includes
 * nothing of the desk.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { contentType } from '../../platform/site/content-types.ts';
import { cacheControl } from '../../platform/site/security-headers.ts';
import {
  FONT_WEIGHTS,
  fontFaces,
  fontFile,
  fontName,
  shopSheets,
} from '../../platform/site/shop-sheets.ts';
import { DESK } from './session.ts';

const OWN = join(import.meta.dirname, 'assets');

const ownFiles = (extension: string) =>
  readdirSync(OWN)
    .filter((name) => name.endsWith(extension))
    .sort((a, b) => Number(b === 'desk.css') - Number(a === 'desk.css') || a.localeCompare(b));

function styles(): Buffer {
  // The other sheets each belong to one section, and may depend on the first.
  const own = ownFiles('.css').map((name) => readFileSync(join(OWN, name), 'utf8'));
  return Buffer.from(
    ['@layer base, components, desk;', ...fontFaces(assetPath), ...shopSheets(), ...own].join('\n'),
  );
}

const SOURCES: Record<string, () => Buffer> = {
  'desk.css': styles,
  ...Object.fromEntries(ownFiles('.js').map((name) => [name, () => readFileSync(join(OWN, name))])),
  ...Object.fromEntries(FONT_WEIGHTS.map((weight) => [fontName(weight), () => fontFile(weight)])),
};

interface Asset {
  body: Buffer<ArrayBuffer>;
  digest: string;
}

const read = new Map<string, Asset>();

function asset(name: string): Asset | null {
  let found = read.get(name);
  if (!found && Object.hasOwn(SOURCES, name)) {
    const body = Buffer.from(SOURCES[name]!());
    found = { body, digest: createHash('sha256').update(body).digest('base64url').slice(0, 12) };
    read.set(name, found);
  }
  return found ?? null;
}

/** The address of an asset; changes with its content. */
export function assetPath(name: string): string {
  return `${DESK}/bestanden/${asset(name)?.digest}/${name}`;
}

export function assetRoutes(): Hono {
  const app = new Hono();
  app.get('/:digest/:name', (c) => {
    const { digest, name } = c.req.param();
    const found = asset(name);
    if (found?.digest !== digest) return c.notFound();
    return c.body(found.body, 200, {
      'Content-Type': contentType(name),
      'Cache-Control': cacheControl('/_astro/'),
    });
  });
  return app;
}
