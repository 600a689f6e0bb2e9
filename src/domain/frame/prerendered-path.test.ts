import { describe, expect, it } from 'vitest';
import { LOCALES } from '../shared/common.ts';
import { ROUTES, routePattern } from '../../routes.ts';
import { mayBePrerendered } from './is-indexed.ts';

const paths = (isIndexed: boolean) =>
  ROUTES.filter(({ indexed }) => indexed === isIndexed).flatMap((row) =>
    LOCALES.map((locale) =>
      routePattern(row, locale, 'bouwmaat').replace(/\[\.*\w+\]/, 'gipsplaat-100123'),
    ),
  );

describe('pages that may be rendered before they are opened', () => {
  it.each(paths(true))('%s may', (path) => expect(mayBePrerendered(path)).toBe(true));
  it.each([...paths(false), '/redactie', '/api/images/a.png', '/id/auth', '/mail'])(
    '%s may not',
    (path) => expect(mayBePrerendered(path)).toBe(false),
  );
});
