import type { ReactNode } from 'react';
import type { SearchResult } from '../../domain/entities/search.ts';
import { fill } from '../../i18n/fill.ts';
import type { ListSetup } from './list-setup.ts';
import { ListWays } from './list-ways.tsx';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  term: string;
  result: SearchResult;
  setup: ListSetup;
  texts: SearchTexts;
  /** Categories to go on with. */
  children?: ReactNode;
}

/** Nothing was found: other words to try, what is popular, or a category to browse. */
export function SearchNone({ term, result, setup, texts, children }: Props) {
  return (
    <div className="list-state">
      <h1>{fill(texts.none, { term })}</h1>
      <p>{texts.noneText}</p>
      <ListWays {...{ result, setup }} />
      {children}
    </div>
  );
}
