import { fold } from './analyse/fold.ts';
import { stopWords } from './analyse/words.ts';
import type { SearchLocale } from './types.ts';

const MIN_WORD = 3;

/**
 * The kinds of product that a category is called after, each as its words, compounds whole:
 * `Boor- & schroefmachines` gives `boor` and `schroefmachines`, `PIR-platen` gives `pirplaten`.
 */
export function kindsNamed(name: string, locale: SearchLocale): string[][] {
  const stop = stopWords[locale];
  return fold(name)
    .split(/[,&/]|\s(?:en|and)\s/)
    .map((kind) =>
      kind
        .split(/[^a-z0-9-]+/)
        .map((word) => word.replaceAll('-', ''))
        .filter((word) => word.length >= MIN_WORD && !stop.has(word)),
    )
    .filter((kind) => kind.length > 0);
}
