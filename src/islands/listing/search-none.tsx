import type { ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  term: string;
  alternatives: string[];
  texts: SearchTexts;
  /** Address of a search for a term. */
  hrefOf: (term: string) => string;
  /** Categories to go on with. */
  children?: ReactNode;
}

/** Nothing was found: other words to try, or a category to browse. */
export function SearchNone({ term, alternatives, texts, hrefOf, children }: Props) {
  return (
    <div className="list-state">
      <h1>{fill(texts.none, { term })}</h1>
      {alternatives.length > 0 && (
        <p>
          {texts.alternatives}{' '}
          {alternatives.map((word, i) => (
            <span key={word}>
              {i > 0 && ', '}
              <a className="link" href={hrefOf(word)}>
                {word}
              </a>
            </span>
          ))}
        </p>
      )}
      <p>{texts.noneText}</p>
      {children}
    </div>
  );
}
