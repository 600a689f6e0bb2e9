import { looksLikeLink } from '../../src/domain/looks-like-link.ts';

const LONGEST_NAME = 60;

/**
 * A typed name as a mail may show it; empty where it looks like a link or is too long. Mail goes
 * to addresses that nobody has confirmed yet, so a name must not carry a stranger's message.
 */
export function greetableName(typed: string): string {
  const name = typed.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return looksLikeLink(name) || name.length > LONGEST_NAME ? '' : name;
}
