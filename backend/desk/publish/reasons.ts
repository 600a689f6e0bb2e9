import type { Locale } from '../../../src/domain/entities/common.ts';
import { BETWEEN_REASONS } from '../../publishing/asked.ts';
import { deskTexts, sayWord } from '../texts.ts';

/** The reasons of a job or a release: what an editor wrote, or one of the shop's own in words. */
export const reasonText = (locale: Locale, reasons: string): string =>
  reasons
    .split(BETWEEN_REASONS)
    .map((reason) => oneText(locale, reason))
    .join(BETWEEN_REASONS);

function oneText(locale: Locale, reason: string): string {
  const back = /^Back to release (\d+)$/.exec(reason)?.[1];
  if (reason.startsWith('Let go: ')) return deskTexts(locale)('reason.letGo');
  return back ? deskTexts(locale)('reason.back', { id: back }) : sayWord(locale, 'reason', reason);
}
