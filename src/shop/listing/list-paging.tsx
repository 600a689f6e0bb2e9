import type { MouseEvent } from 'react';
import { formatNumber } from '../../domain/shared/money.ts';
import type { ListSetup } from './list-setup.ts';
import { fill } from '../../i18n/fill.ts';

/** The page numbers to link to: first, last, and those around the current one; null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shownPages = [1, page - 1, page, page + 1, pages]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  const numbers: (number | null)[] = [];
  for (const n of new Set(shownPages)) {
    const previous = numbers.at(-1) ?? n - 1;
    // A gap of one page takes as much space as its number.
    if (n - previous === 2) numbers.push(n - 1);
    else if (n - previous > 2) numbers.push(null);
    numbers.push(n);
  }
  return numbers;
}

interface Props {
  page: number;
  pages: number;
  setup: ListSetup;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
}

/** Links to the pages of a list; real links, so that they can be copied or opened in a new tab. */
export function ListPaging({ page, pages, setup, hrefOf, onPage }: Props) {
  if (pages < 2) return null;
  const { texts, locale } = setup;
  const linkProps = (to: number) => ({
    href: hrefOf(to),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPage(to);
    },
  });
  return (
    <nav className="paging" aria-label={texts.paging} data-live>
      {page > 1 && (
        <a className="btn btn-light max-sm:px-3" rel="prev" {...linkProps(page - 1)}>
          {texts.previous}
        </a>
      )}
      <ol className="flex">
        {pageNumbers(page, pages).map((number, i) => (
          <li key={number ?? `gap-${i}`}>
            {number === null ? (
              <span className="page-number">…</span>
            ) : (
              <a
                className="page-number"
                aria-label={fill(texts.page, { page: formatNumber(number, locale) })}
                aria-current={number === page ? 'page' : undefined}
                {...linkProps(number)}
              >
                {formatNumber(number, locale)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="btn btn-light max-sm:px-3" rel="next" {...linkProps(page + 1)}>
          {texts.next}
        </a>
      )}
    </nav>
  );
}
