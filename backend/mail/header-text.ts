/** RFC 5322 §2.1.1: a longer line is refused by some servers. */
const LONGEST_HEADER = 900;

/**
 * Returns a text that is to be a header's value. Throws an Error where it holds control
 * characters or line ends: nodemailer must never see what could begin a header.
 */
export function headerText(text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new Error('A header holds a control character.');
  if (text.length > LONGEST_HEADER) throw new Error('A header is too long.');
  return text;
}
