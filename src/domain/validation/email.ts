/** Limits of RFC 5321 §4.5.3.1. */
const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;

/**
 * Returns whether an e-mail address is valid (`email`, spec 1 §5): one `@`, no white space or
 * control characters, a host with a dot. Rejects text that could inject mail headers.
 */
export function isValidEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const match =
    /^([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63})$/.exec(
      text,
    );
  return match !== null && match[1]!.length <= MAX_LOCAL_PART_LENGTH;
}
