import texts from 'texts:product/staffel';
import type { Locale } from '../../domain/shared/common.ts';
import type { MoreLessLevel } from '../../domain/product/product.ts';
import { formatNumber, formatPercent } from '../../domain/shared/money.ts';
import { fill } from '../../i18n/fill.ts';
import { markup, type Markup } from '../listing/markup.ts';
import { plainPrice } from '../listing/price-html.ts';

/** The cells of a row of the staffel: from how many, what each costs, what that saves. */
export function staffelRow(level: MoreLessLevel, locale: Locale): Markup {
  const from = fill(texts[locale]['from'] ?? '', {
    quantity: formatNumber(level.quantity, locale),
  });
  const saved = formatPercent(Math.round(level.save * 100) / 100, locale);
  return markup`<th scope="row">${from}</th><td>${plainPrice(level, locale)}</td><td>${saved}</td>`;
}

/**
 * Puts today's levels into the rows of the built table. A row without a level, and a table
 * without any, keeps its room and says nothing; a level that came on top has no row.
 */
export function correctStaffel(table: HTMLTableElement, levels: MoreLessLevel[], locale: Locale) {
  table.style.visibility = levels.length > 0 ? '' : 'hidden';
  [...(table.tBodies[0]?.rows ?? [])].forEach((row, i) => {
    const level = levels[i];
    row.style.visibility = level ? '' : 'hidden';
    if (level) row.innerHTML = staffelRow(level, locale).html;
  });
}
