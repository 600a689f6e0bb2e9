import type { Failure } from '../../api/outcome.ts';

/** The server's message if it sent one for shoppers, otherwise a text that asks to try again. */
export function failureText({ kind, message }: Failure, fallback = ''): string {
  return (kind === 'Missing' ? message : null) ?? fallback;
}
