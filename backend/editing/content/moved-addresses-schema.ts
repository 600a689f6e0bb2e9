import { z } from 'zod';
import type { Locale } from '../../../src/domain/shared/common.ts';
import {
  addressKey,
  MAX_MOVED_ADDRESSES,
  type MovedAddress,
  oldAddressProblem,
  resolveMoves,
} from '../../../src/domain/frame/moved-addresses.ts';
import { linkTarget } from './address-schemas.ts';
import type { Link } from './links.ts';
import type { Report } from './read-files.ts';
import type { Source } from './sources.ts';

export const MOVED_ADDRESSES_FILE = 'old-addresses.yaml';

const from = z
  .string()
  .trim()
  .superRefine((address, context) => {
    const message = oldAddressProblem(address);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Redirects: old addresses, each with its target page (`old-addresses.yaml`). */
export const movedAddressesSchema = z
  .array(z.strictObject({ from, to: linkTarget }))
  .max(MAX_MOVED_ADDRESSES, `has over ${MAX_MOVED_ADDRESSES} addresses`)
  .superRefine((rows, context) => {
    const seen = new Set<string>();
    rows.forEach(({ from: address }, at) => {
      const key = addressKey(address);
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [at, 'from'], message: 'stands here twice' });
      seen.add(key);
    });
    for (const at of resolveMoves(rows).loops)
      context.addIssue({ code: 'custom', path: [at, 'to'], message: 'leads back to itself' });
  });

export type MovedAddressesSource = z.output<typeof movedAddressesSchema>;

/** Compiles redirects for each language; invalid links are reported. */
export function compileMovedAddresses(
  source: Source<MovedAddressesSource> | null,
  resolve: (target: string, locale: Locale) => Link,
  report: Report,
): MovedAddress[] {
  const moves = (source?.value ?? []).flatMap(({ from: old, to }, at) => {
    const link = resolve(to, /^\/en(\/|$)/i.test(old) ? 'en' : 'nl');
    if ('href' in link) return [{ from: old, to: link.href }];
    report({ file: MOVED_ADDRESSES_FILE, line: source!.lineOf([at, 'to']), message: link.problem });
    return [];
  });
  return resolveMoves(moves).moves;
}
