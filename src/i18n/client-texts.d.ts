/** A section of the locale files, flat, in every language (`src/build/client-texts.ts`). */
declare module 'texts:*' {
  const texts: Record<'nl' | 'en', Record<string, string>>;
  export default texts;
}
