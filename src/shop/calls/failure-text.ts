import type { Failure } from '../../api/outcome.ts';

/** The server's reason where it gave one for the shopper, else a text that says to try again. */
export function failureText({ kind, message }: Failure, fallback = ''): string {
  return (kind === 'Missing' ? message : null) ?? fallback;
}
