import type { StoreRecord } from '../../../src/api/stores/calls.ts';
import { isCurrent } from '../../../src/domain/shared/date-range.ts';
import { hrefOf, markdownOf, type SharedContext } from './compile-shared.ts';
import { markdownLine } from './markdown.ts';
import { type Facts, fillHtml, fillText } from './placeholders.ts';
import type { Sources } from './sources.ts';

/** A store post in one language; texts still contain placeholders. */
export interface StoreNews {
  /** Ids of stores; empty: all. */
  stores: number[];
  title: string;
  /** Sanitised HTML. */
  summary: string;
  url: string | null;
  startDate: string | null;
  endDate: string | null;
}

type PostRecord = NonNullable<StoreRecord['Posts']>[number];

export function compileStorePosts(
  source: Sources['storePosts'],
  context: SharedContext,
): StoreNews[] {
  const { locale } = context;
  return (source?.value ?? []).map((from, at) => ({
    stores: from.stores,
    title: from.title[locale],
    summary: markdownLine(
      from.summary[locale],
      markdownOf(source!, [at, 'summary', locale], context),
    ),
    url: from.to ? hrefOf(from.to, source!, [at, 'to'], context) : null,
    startDate: from.startDate,
    endDate: from.endDate,
  }));
}

/** The posts of one store on this day. */
export function postsOfStore(
  posts: readonly StoreNews[],
  id: number,
  facts: Facts,
  now: Date,
): PostRecord[] {
  return posts
    .filter(({ stores }) => stores.length === 0 || stores.includes(id))
    .filter(({ startDate, endDate }) => isCurrent(startDate, endDate, now))
    .map(({ title, summary, url, startDate, endDate }) => ({
      Type: 'nieuws',
      Title: fillText(title, facts),
      Summary: fillHtml(summary, facts),
      Url: url && fillText(url, facts),
      Period:
        startDate && endDate ? { Start: startDate.slice(0, 10), End: endDate.slice(0, 10) } : null,
      Media: null,
    }));
}
