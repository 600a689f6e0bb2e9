import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { ownStyles } from '../../../src/brands/own-styles.ts';
import { ownBrand } from '../../../src/brands/site-brand.ts';
import { contentType } from '../../site/content-types.ts';
import { cacheControl } from '../../site/security-headers.ts';
import { FONT_WEIGHTS, fontFaces, fontFile, fontName, shopSheets } from '../../site/shop-sheets.ts';
import { PROVIDER_PATH } from './provider-path.ts';

const SHEET = 'sign-in.css';

interface Asset {
  body: Buffer<ArrayBuffer>;
  digest: string;
}

function asset(body: Buffer | string): Asset {
  const bytes = Buffer.from(body);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
  return { body: bytes, digest };
}

const addressOf = (name: string, { digest }: Asset) =>
  `${PROVIDER_PATH}/assets/${name}?v=${digest}`;

let read: Map<string, Asset> | null = null;
let readWith = '';

/** The style sheet and the fonts, read once for each choice of colours: name → file. */
function assets(): Map<string, Asset> {
  const own = ownStyles(ownBrand());
  if (read && own === readWith) return read;
  readWith = own;
  const fonts = new Map(FONT_WEIGHTS.map((weight) => [fontName(weight), asset(fontFile(weight))]));
  const sheet = [
    '@layer base, components, sign-in;',
    ...fontFaces((name) => addressOf(name, fonts.get(name)!)),
    ...shopSheets(),
    own,
    readFileSync(join(import.meta.dirname, 'assets', SHEET), 'utf8'),
  ].join('\n');
  return (read = new Map([[SHEET, asset(sheet)], ...fonts]));
}

/** Address of the provider's style sheet; it changes with the sheet. */
export const sheetAddress = (): string => addressOf(SHEET, assets().get(SHEET)!);

/** `GET /id/assets/{name}`: style sheet and fonts. Kept for good under an address with their digest. */
export function assetRoutes(): Hono {
  const app = new Hono();
  app.get('/assets/:name', (c) => {
    const name = c.req.param('name');
    const found = assets().get(name);
    if (!found) return c.notFound();
    const isCurrent = c.req.query('v') === found.digest;
    return c.body(found.body, 200, {
      'Content-Type': contentType(name),
      'Cache-Control': cacheControl(isCurrent ? '/_astro/' : c.req.path),
    });
  });
  return app;
}
