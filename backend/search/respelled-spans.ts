import { fold } from './analyse/fold.ts';
import { answerAll } from './phrases.ts';
import type { QueryWord } from './query-word.ts';
import { termsOfStem } from './stem-terms.ts';
import type { SearchStore } from './store.ts';
import { synonymsOf } from './synonyms.ts';
import type { SearchGuide } from './types.ts';
import type { TypoFinder } from './typo.ts';

const PLAIN = /^[\p{L}\p{M}]{2,}$/u;
/** A longer word that two pieces make together is hardly one by chance. */
const MIN_JOINED = 8;

const isUnknown = ({ text, terms, codes, isLoose }: QueryWord) =>
  terms.length + codes.length === 0 && !isLoose && PLAIN.test(text);

/** The word of the catalogue that is one edit away or sounds the same, or null. */
function nearWord(typos: TypoFinder, text: string): { stem: number; text: string } | null {
  const [near] = typos.corrections(fold(text));
  return near && near.distance <= 1 && near.stem >= 0 ? near : null;
}

/**
 * Answers pairs of neighbours of which one is misspelt: `hamer drill` by what editors give for
 * `hammer drill`, `plaster bord` by `plasterboard`.
 */
export function answerRespelled(
  store: SearchStore,
  typos: TypoFinder,
  guide: SearchGuide | undefined,
  words: readonly QueryWord[],
): void {
  const additions: (() => void)[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const pair = words.slice(at, at + 2);
    if (!pair.some(isUnknown) || !pair.every(({ text }) => PLAIN.test(text))) continue;
    const joined = pair.map(({ text }) => text).join('');
    const whole = joined.length >= MIN_JOINED ? nearWord(typos, joined) : null;
    if (whole) {
      const terms = termsOfStem(store, whole.stem, 1);
      additions.push(() => answerAll(pair, terms, []));
      continue;
    }
    const near = pair.map((word) => (isUnknown(word) ? nearWord(typos, word.text) : null));
    const respelled = pair.map((word, place) => near[place]?.text ?? word.text);
    const synonyms = synonymsOf(store, guide, respelled.join(' '));
    if (!synonyms) continue;
    additions.push(() => {
      for (const [place, word] of pair.entries())
        if (near[place]) word.terms.push(...termsOfStem(store, near[place].stem, 1));
      answerAll(pair, synonyms.terms, synonyms.rows);
    });
  }
  for (const add of additions) add();
}
