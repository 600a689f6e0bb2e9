import { fold } from './analyse/fold.ts';
import { compareText } from './natural.ts';
import type { SearchStore } from './store.ts';
import { BRAND_FIELD } from './values.ts';

/** Brands with a word that starts with the (folded) text, most products first. */
export function brandsStarting(store: SearchStore, text: string, limit: number): string[] {
  const { values } = store;
  const found: { name: string; rank: number; live: number }[] = [];
  for (const value of values.ofField(BRAND_FIELD)) {
    const name = values.text[value]!;
    if (values.live[value] === 0 || name === '') continue;
    const folded = fold(name);
    const rank = folded.startsWith(text) ? 0 : folded.includes(` ${text}`) ? 1 : -1;
    if (rank >= 0) found.push({ name, rank, live: values.live[value]! });
  }
  found.sort((a, b) => a.rank - b.rank || b.live - a.live || compareText(a.name, b.name));
  return found.slice(0, limit).map((brand) => brand.name);
}

/** Categories whose name holds all words, the last as a beginning or as a compound's head. */
export function categoriesLike(
  store: SearchStore,
  text: string,
  before: string[],
  last: string,
  limit: number,
): number[] {
  const { values, categories, vocabulary } = store;
  const stems = before.map((word) => vocabulary.stem(word));
  const lastStem = vocabulary.stem(last);
  const found: { id: number; rank: number; live: number }[] = [];
  for (const [value, { folded, words, stems: own }] of categories.entries()) {
    if (values.live[value] === 0 || last === '') continue;
    if (!stems.every((stem) => own.some((each) => each.includes(stem)))) continue;
    let rank = -1;
    if (folded.startsWith(text) || own[0] === lastStem) rank = 0;
    else if (words.some((word) => word.startsWith(last)) || own.includes(lastStem)) rank = 1;
    else if (
      last.length > 2 &&
      (folded.includes(last) || own.some((stem) => stem.endsWith(lastStem)))
    )
      rank = 2;
    if (rank >= 0) found.push({ id: Number(values.text[value]), rank, live: values.live[value]! });
  }
  found.sort((a, b) => a.rank - b.rank || b.live - a.live || a.id - b.id);
  return found.slice(0, limit).map((category) => category.id);
}
