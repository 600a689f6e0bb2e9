import texts from 'texts:profile/form';
import type { Locale } from '../../../domain/shared/common.ts';
import { refusalOf } from '../refusal.ts';

/** The text that a form shows when the server rejected a change. */
export function refusalText(failure: Parameters<typeof refusalOf>[0], locale: Locale): string {
  const refused = refusalOf(failure);
  return refused.message ?? texts[locale][refused.kind] ?? '';
}
