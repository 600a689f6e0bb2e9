/** Modules that are made while the site is bundled (`src/publish/bundle/client-modules.ts`). */

/** The slug for `{product}` in routes. */
declare module 'brand:slug' {
  const slug: string;
  export default slug;
}

/** A section of the locale files as flat keys, in all languages. */
declare module 'texts:*' {
  const texts: Record<'nl' | 'en', Record<string, string>>;
  export default texts;
}

/** Astro's module with the code that integrations add to every page, which initialises i18next. */
declare module 'astro:scripts/page-ssr.js';
