import type { Locale } from '../../domain/shared/common.ts';
import { texts } from '../../i18n/texts.ts';

/** Says that a branch delivers web orders: nothing that a visitor looks for. */
const INTERNAL = 'Webshop';

/** What a tag of a branch is called; a tag without a text is shown as it is. Null: not shown. */
export function serviceName(tag: string, locale: Locale): string | null {
  if (tag === INTERNAL) return null;
  const key = `store:services.${tag}`;
  const name = texts(locale)(key);
  // The library answers an unknown key with the key, or with its last part.
  return name === key || name === `services.${tag}` ? tag : name;
}
