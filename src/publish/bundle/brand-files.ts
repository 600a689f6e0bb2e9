/**
 * Files of the bundle that contain the brand. The owner can change it without a new bundle, so they
 * are filled in for every release.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ICON_SIZES, iconOfSize } from '../../brands/brand-look.ts';
import type { SiteBrand } from '../../brands/brands.ts';
import { variantBrand, applyOwnBrand } from '../../brands/site-brand.ts';
import type { OwnBrand } from '../../domain/content/config.ts';
import { SERVICE_WORKER_PATH } from '../../domain/frame/offline-caches.ts';
import type { Env } from '../../env.ts';

/** Placeholders in the bundled service worker, replaced by the brand. */
export const BRAND_MARKERS = {
  name: '__SHOP_NAME__',
  themeColor: '__SHOP_COLOUR__',
  icon: '__SHOP_ICON__',
};

/** The manifest and the service worker of the brand: path → text. `files`: folder of the bundle. */
export async function brandFiles(
  files: string,
  env: Env,
  ownBrand: OwnBrand | null,
): Promise<Record<string, string>> {
  const brand = applyOwnBrand(variantBrand(env), ownBrand);
  const worker = SERVICE_WORKER_PATH.slice(1);
  const manifest = `${brand.variant}.webmanifest`;
  const read = (name: string) => readFile(path.join(files, name), 'utf8');
  // An image needs a request, which may fail for the offline page.
  const icon = ownBrand?.icon ? '' : await read(`images/icon-${brand.variant}.svg`);
  return {
    [worker]: brandedWorker(await read(worker), brand, icon.trim()),
    [manifest]: ownBrand
      ? brandedManifest(await read(manifest), brand, ownBrand)
      : await read(manifest),
  };
}

function brandedWorker(text: string, { name, themeColor }: SiteBrand, icon: string): string {
  const values = { name, themeColor, icon };
  return Object.entries(BRAND_MARKERS).reduce(
    (filled, [key, marker]) =>
      filled.replaceAll(marker, () => escapeForLiteral(values[key as keyof typeof values])),
    text,
  );
}

/** Escapes a text for a JavaScript literal with any kind of quotes. */
const escapeForLiteral = (text: string): string =>
  text.replace(
    /[^\w #=/.,:;()%-]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

interface Manifest {
  icons: object[];
  shortcuts: { icons: object[] }[];
}

function brandedManifest(text: string, brand: SiteBrand, { icon }: OwnBrand): string {
  const manifest = JSON.parse(text) as Manifest;
  const icons = icon && [
    ...ICON_SIZES.map((size) => iconEntry(icon, size, 'any')),
    iconEntry(icon, 560, 'maskable'),
  ];
  const ownBrand = {
    ...manifest,
    name: brand.name,
    short_name: brand.name,
    description: brand.slogan.nl,
    theme_color: brand.themeColor,
    ...(icons && {
      icons,
      shortcuts: manifest.shortcuts.map((entry) => ({ ...entry, icons: [icons[2]] })),
    }),
  };
  return `${JSON.stringify(ownBrand, null, 2)}\n`;
}

const iconEntry = (icon: string, size: (typeof ICON_SIZES)[number], purpose: string) => ({
  src: iconOfSize(icon, size),
  sizes: `${size}x${size}`,
  purpose,
});
