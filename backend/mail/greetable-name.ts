const LONGEST_NAME = 60;

/**
 * A typed name as a mail may show it; empty where it looks like a link or is too long. Mail goes
 * to addresses that nobody has confirmed yet, so a name must not carry a stranger's message.
 */
export function greetableName(typed: string): string {
  const name = typed.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return looksLikeLink(name) || name.length > LONGEST_NAME ? '' : name;
}

/** True for a text that mail programs may turn into a link. */
export const looksLikeLink = (text: string): boolean =>
  /[/:@<>]|www\.|\.[\p{L}\p{N}]{2,}/iu.test(text);
