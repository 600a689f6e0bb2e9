/** Spec 1 §5: at least 6 characters, including a capital and a digit. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;

/** Returns whether a password meets the rules (`validPassword`, spec 1 §5). */
export function isValidPassword(password: string): boolean {
  const { length } = [...password];
  return (
    length >= MIN_PASSWORD_LENGTH &&
    length <= MAX_PASSWORD_LENGTH &&
    /\p{Lu}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}
