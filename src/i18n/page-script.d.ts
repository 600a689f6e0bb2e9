/** Astro's own module with what integrations add to every page: here the start of i18next. */
declare module 'astro:scripts/page-ssr.js';
