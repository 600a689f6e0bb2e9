import type { Locale } from '../../src/domain/entities/common.ts';
import { type Fit, fitOf } from '../../src/domain/fit/fit-table.ts';
import { searchGuide } from './search-guide.ts';
import type { SearchGuide } from '../search/types.ts';
import type { Content } from './content.ts';
import type { ContentProblem } from './problems.ts';
import { problemText } from './problems.ts';
import type { Settings } from './settings-schema.ts';

/** What editors wrote, ready to be answered. It never changes: a change makes a new one. */
export interface Editorial {
  content: Content;
  settings: Settings;
  /** What is said about searching. */
  guides: Record<Locale, SearchGuide>;
  /** What goes with what. */
  fit: Fit;
}

/**
 * Makes content ready; `slug` is the one of the brand variant's routes. Throws an Error of one
 * sentence when there are no settings, without which there is no shop.
 */
export function editorialOf(
  content: Content,
  slug: string,
  problems: readonly ContentProblem[],
): Editorial {
  const { settings, locales } = content;
  if (!settings) {
    const own = problems.filter(({ file }) => file === 'settings.yaml').map(problemText);
    throw new Error(`The shop has no usable settings. ${own.join('; ')}`);
  }
  const guide = (locale: Locale) => searchGuide(locales[locale].search, locale, slug);
  return {
    content,
    settings,
    guides: { nl: guide('nl'), en: guide('en') },
    fit: fitOf(content.companions),
  };
}
