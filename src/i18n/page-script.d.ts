/** Astro's module with the code that integrations add to every page, which initialises i18next. */
declare module 'astro:scripts/page-ssr.js';
