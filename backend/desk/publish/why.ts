/** Why a job failed, in words of the editor's language. */
import type { Locale } from '../../../src/domain/entities/common.ts';
import { deskTexts, type Say } from '../texts.ts';

/** What an error's sentence says, by what it looks like; the first that fits. */
const PATTERNS = [
  // A page that failed, whatever it said.
  [/^\/\S*(:| answered \d+)/, 'why.page'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|other side closed|socket/i, 'why.unreachable'],
  [/timeout|timed out|aborted/i, 'why.slow'],
  [/: it answered (\d+)/, 'why.answered'],
  [/no envelope|JSON|Unexpected token/i, 'why.nonsense'],
  [/renderer ended|The shop is stopping/, 'why.renderer'],
  [/was published meanwhile/, 'why.meanwhile'],
  [/([\d,]+) of [\d,]+ pages would be no more/, 'why.lost'],
  [/points to .* not there|not a whole page/, 'why.page'],
  [/no product at all|gave no list|could not be read|listed \d+ of the/, 'why.nonsense'],
  [/Netlify/i, 'why.netlify'],
  [/ENOSPC|disk is full|database or disk/i, 'why.disk'],
] as const;

/** A sentence that an editor can act on; `error` is the sentence of whatever failed. */
export function whyText(say: Say, error: string): string {
  for (const [pattern, key] of PATTERNS) {
    const found = pattern.exec(error);
    if (!found) continue;
    const [, told = ''] = found;
    return say(key, { status: told, count: Number(told.replaceAll(',', '')) });
  }
  return say('why.unknown');
}

/** The same for whatever was thrown. */
export const whyItFailed = (locale: Locale, error: unknown): string =>
  whyText(deskTexts(locale), error instanceof Error ? error.message : String(error));
