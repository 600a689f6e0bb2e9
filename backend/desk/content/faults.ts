import type { z } from 'zod';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { problemWords } from '../../content/problem-words.ts';

/** What a schema says is wrong, in words, by the path of a field. */
export function faultsOf(error: z.ZodError, locale: Locale): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const place = path.join('.');
    if (!faults.has(place)) faults.set(place, problemWords(message, locale));
  }
  return faults;
}

/** Faults moved to the nearest field that the form shows; `shown` are the names that it sent. */
export function placed(
  faults: ReadonlyMap<string, string>,
  shown: ReadonlySet<string>,
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [place, text] of faults) {
    let path = place;
    while (path !== '' && !shown.has(path))
      path = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const at = path === '' ? place : path;
    if (!moved.has(at)) moved.set(at, text);
  }
  return moved;
}
