/** RFC 5321 §4.5.3.1. */
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * True for an address that mail can be sent to (`email`, spec 1 §5): one `@`, no white space or
 * control characters, a host with a dot. Never true for text that could change a mail's headers.
 */
export function isValidEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false;
  const match =
    /^([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63})$/.exec(
      text,
    );
  return match !== null && match[1]!.length <= LONGEST_LOCAL_PART;
}
