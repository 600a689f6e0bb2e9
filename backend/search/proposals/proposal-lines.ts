import { type Locale, LOCALES } from '../../../src/domain/shared/common.ts';
import { phraseFault } from '../synonyms/synonyms.ts';
import type { SynonymProposal } from '../proposals.ts';

export interface MissedTerm {
  locale: Locale;
  term: string;
  count: number;
  proposals: SynonymProposal[];
}

/**
 * Returns YAML lines that an editor can paste into a synonyms file; parts that need the editor's
 * own words are comments. `known` returns the existing synonyms of a term.
 */
export function proposalLines(
  missed: readonly MissedTerm[],
  known: (term: string, locale: Locale) => readonly string[],
): string[] {
  return LOCALES.flatMap((locale) => {
    const lines = missed
      .filter((one) => one.locale === locale)
      .flatMap((one) => linesOf(one, known(one.term, locale)));
    if (lines.length === 0) return [];
    // A list of comments only would parse as `null`.
    const hasGroup = lines.some((line) => line.startsWith('  - '));
    return [hasGroup ? `${locale}:` : `${locale}: []`, ...lines];
  });
}

function linesOf({ term, count, proposals }: MissedTerm, synonyms: readonly string[]): string[] {
  const times = `${count === 1 ? 'once' : `${count} times`} ${JSON.stringify(term)}`;
  const fault = phraseFault(term);
  if (fault) return [`  # ${times}: no synonym, it ${fault}`];
  if (synonyms.length > 0)
    return [`  # ${times}: has synonyms that find nothing either: ${synonyms.join(', ')}`];
  const usable = proposals.filter(({ phrase }) => phraseFault(phrase) === null);
  if (usable.length === 0) {
    return [`  # ${times}: nothing like it; fill in what it should find`, `  # - [${term} -> ]`];
  }
  const reasons = usable.map(({ reason }) => reason).join('; ');
  const phrases = usable.map(({ phrase }) => phrase).join(', ');
  return [`  # ${times}: ${reasons}`, `  - [${term} -> ${phrases}]`];
}
