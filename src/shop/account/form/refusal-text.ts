import texts from 'texts:profile/form';
import type { Locale } from '../../../domain/shared/common.ts';
import { refusalOf } from '../refusal.ts';

/** What a form tells of a change that the shop did not accept. */
export function refusalText(failure: Parameters<typeof refusalOf>[0], locale: Locale): string {
  const refused = refusalOf(failure);
  return refused.message ?? texts[locale][refused.kind] ?? '';
}
