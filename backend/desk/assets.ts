/**
 * The desk's style sheet, script and fonts, under an address with their digest. The sheet begins
 * with sheets of the shop (colours of the brand, buttons, fields), so that both look alike; the
 * shop has nothing of the desk.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';
import { siteBrand } from '../../src/brands/site-brand.ts';
import { contentType } from '../site/content-types.ts';
import { cacheControl } from '../site/security-headers.ts';
import { DESK } from './session.ts';

const require = createRequire(import.meta.url);
const STYLES = join(import.meta.dirname, '../../src/styles');
const OWN = join(import.meta.dirname, 'assets');
const WEIGHTS = ['400', '500', '700'];

const ownFiles = (extension: string) =>
  readdirSync(OWN)
    .filter((name) => name.endsWith(extension))
    .sort((a, b) => Number(b === 'desk.css') - Number(a === 'desk.css') || a.localeCompare(b));

function styles(): Buffer {
  const { variant } = siteBrand();
  const ofBrand = variant === 'bm' ? [] : [`colours-${variant}.css`];
  const shared = [
    'reset.css',
    'colours.css',
    ...ofBrand,
    'buttons.css',
    'buttons-more.css',
    'fields.css',
  ];
  const fonts = WEIGHTS.map(
    (weight) =>
      `@font-face{font-family:FigTree;font-weight:${weight};font-display:swap;src:url(${assetPath(`figtree-${weight}.woff2`)})}`,
  );
  const sheets = [
    ...shared.map((name) => join(STYLES, name)),
    // The other ones are of one section each, and may lean on the first.
    ...ownFiles('.css').map((name) => join(OWN, name)),
  ].map((file) => readFileSync(file, 'utf8'));
  return Buffer.from(['@layer base, components, desk;', ...fonts, ...sheets].join('\n'));
}

const SOURCES: Record<string, () => Buffer> = {
  'desk.css': styles,
  ...Object.fromEntries(ownFiles('.js').map((name) => [name, () => readFileSync(join(OWN, name))])),
  ...Object.fromEntries(
    WEIGHTS.map((weight) => [
      `figtree-${weight}.woff2`,
      () =>
        readFileSync(
          require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`),
        ),
    ]),
  ),
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

/** The address of an asset: another one when it is changed. */
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
