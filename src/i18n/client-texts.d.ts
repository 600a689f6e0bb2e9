/** A section of the locale files, flat, in every language (`src/publish/bundle/client-modules.ts`). */
declare module 'texts:*' {
  const texts: Record<'nl' | 'en', Record<string, string>>;
  export default texts;
}
