/** Modules generated when the site is bundled (`src/publish/bundle/client-modules.ts`). */

/** The slug for `{product}` in routes. */
declare module 'brand:slug' {
  const slug: string;
  export default slug;
}

/** Astro's module with the code that integrations add to every page, which initialises i18next. */
declare module 'astro:scripts/page-ssr.js';
