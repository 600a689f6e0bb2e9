import type { Locale } from '../../../src/domain/entities/common.ts';
import { deskTexts, sayWord } from '../texts.ts';

/** The reason of a job or a release: what an editor wrote, or one of the shop's own in words. */
export function reasonText(locale: Locale, reason: string): string {
  const back = /^Back to release (\d+)$/.exec(reason)?.[1];
  if (reason.startsWith('Let go: ')) return deskTexts(locale)('reason.letGo');
  return back ? deskTexts(locale)('reason.back', { id: back }) : sayWord(locale, 'reason', reason);
}
