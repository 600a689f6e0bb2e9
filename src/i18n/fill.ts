/** The text of a key that is data, such as a status; undefined where there is none. */
export const textIfKnown = (texts: object, key: string): string | undefined =>
  (texts as Readonly<Record<string, string | undefined>>)[key];

/** Fills `{name}` placeholders; those without a value are kept. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
