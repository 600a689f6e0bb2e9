/** Spec 1 §5: at least 6 characters, of which 1 capital and 1 digit. */
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 200;

/** True for a password that the shop accepts (`validPassword`, spec 1 §5). */
export function isValidPassword(password: string): boolean {
  const { length } = [...password];
  return (
    length >= SHORTEST_PASSWORD &&
    length <= LONGEST_PASSWORD &&
    /\p{Lu}/u.test(password) &&
    /\p{Nd}/u.test(password)
  );
}
