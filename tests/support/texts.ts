import { readFileSync } from 'node:fs';
import { BRANDS } from '../../src/brands/brands.ts';
import type { Locale } from '../../src/domain/shared/common.ts';
import { fill } from '../../src/i18n/fill.ts';
import { routePath, type RouteName } from '../../src/routes.ts';

export const LOCALES = ['nl', 'en'] as const;

/** The two screens of a test that differs between them, each in a language of its own. */
export const SCREEN = { nl: '@desktop', en: '@mobile' } as const;

const files = new Map<string, unknown>();

function fileOf(locale: Locale, name: string): unknown {
  const path = `public/locales/${locale}/${name}.json`;
  if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, 'utf8')));
  return files.get(path);
}

/**
 * A text of the shop by its key (`listing:list.sort`), so that tests follow what the shop says.
 * Fills `{name}`. Throws on an unknown key.
 */
export function say(
  locale: Locale,
  key: string,
  values: Record<string, string | number> = {},
): string {
  const [file = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce<unknown>(
      (part, step) => (part as Record<string, unknown> | undefined)?.[step],
      fileOf(locale, file),
    );
  if (typeof found !== 'string') throw new Error(`There is no text ${key} (${locale}).`);
  const known: Record<string, string | number> = { name: BRANDS.bm.name, ...values };
  return fill(found, known);
}

/** The address of a route in the shop's main brand. */
export function to(locale: Locale, name: RouteName, params: Record<string, string> = {}): string {
  return routePath(name, locale, BRANDS.bm.slug, params);
}

/** Euros as the shop writes them, made by the platform and not by the shop's own code. */
export function euros(locale: Locale, amount: number): string {
  const tag = locale === 'nl' ? 'nl-NL' : 'en-US';
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(amount);
}

/** A count as the shop writes it. */
export function number(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-US').format(value);
}
