import type { Locale } from '../../domain/entities/common.ts';

/** Texts in sections, as a locale file holds them. */
export type TextSections = Record<string, Record<string, string>>;

const fetched = new Map<string, Promise<TextSections | null>>();

/**
 * The texts of a locale file, for what is shown only when it is asked for: they would weigh on
 * every page. Null when they cannot be had; asking again tries again.
 */
export function fetchTexts(name: string, locale: Locale): Promise<TextSections | null> {
  const address = `/locales/${locale}/${name}.json`;
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetch(address)
    .then((response) => (response.ok ? (response.json() as Promise<TextSections>) : null))
    .catch(() => null)
    .then((texts) => {
      if (!texts) fetched.delete(address);
      return texts;
    });
  fetched.set(address, asked);
  return asked;
}
