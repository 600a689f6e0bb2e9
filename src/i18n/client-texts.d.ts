/**
 * A section of the locale files as flat keys, in all languages
 * (`src/publish/bundle/client-modules.ts`).
 */
declare module 'texts:*' {
  const texts: Record<'nl' | 'en', Record<string, string>>;
  export default texts;
}
