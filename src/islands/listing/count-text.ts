import type { Locale } from '../../domain/entities/common.ts';
import { formatNumber } from '../../domain/money.ts';
import { fill } from '../../i18n/fill.ts';
import type { ListTexts } from './list-texts.ts';

type CountTexts = Pick<ListTexts, 'one' | 'many' | 'closeOne' | 'closeMany'>;

/** How many products a list has; where none matches exactly, how many come close. */
export function countText(texts: CountTexts, locale: Locale, total: number, close: number): string {
  const [count, one, many] =
    total === 0 && close > 0
      ? [close, texts.closeOne, texts.closeMany]
      : [total, texts.one, texts.many];
  return fill(count === 1 ? one : many, { total: formatNumber(count, locale) });
}
