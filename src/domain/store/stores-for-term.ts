/** What a search may name of a branch. */
interface NamedStore {
  name: string;
  city: string;
  postalCode: string;
}

const POSTCODE = /^(\d{4}) ?([a-z]{2})?$/i;
/** Digits of a postcode that stand for its region. */
const REGION = 2;
/** Only a longer beginning stands for a whole word: `hout` is not Houten. */
const MIN_BEGINNING = 5;
/** Words that say that a branch is meant, not which. */
const ANY_STORE = new Set(
  'vestiging vestigingen winkel filiaal bouwmarkt openingstijden adres in branch store shop opening times hours address near'.split(
    ' ',
  ),
);

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
const digitsOf = (postalCode: string) => postalCode.trim().slice(0, 4);

/**
 * Returns the branches that a search names by place, name or postcode. Four digits alone may be a
 * measure, so they name the branches that have them and none around; with its letters, a postcode
 * names the branches of its region, the nearest number first.
 */
export function storesForTerm<T extends NamedStore>(term: string, stores: readonly T[]): T[] {
  const [, digits, letters] = POSTCODE.exec(term.trim()) ?? [];
  if (digits !== undefined) {
    const shared = letters === undefined ? digits : digits.slice(0, REGION);
    const away = ({ postalCode }: T) => Math.abs(Number(digitsOf(postalCode)) - Number(digits));
    return stores
      .filter(({ postalCode }) => digitsOf(postalCode).startsWith(shared))
      .sort((a, b) => away(a) - away(b));
  }
  const words = plain(term).filter((word) => !ANY_STORE.has(word));
  if (words.length === 0) return [];
  return stores.filter(({ name, city }) => {
    const own = [...plain(name), ...plain(city)];
    return words.every((word) =>
      own.some((one) => one === word || (word.length >= MIN_BEGINNING && one.startsWith(word))),
    );
  });
}
