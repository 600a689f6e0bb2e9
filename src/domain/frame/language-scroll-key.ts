/**
 * Session storage: scroll position at the moment the language was switched. Kept in a separate file
 * because the script in every page's head needs this key and none of the others.
 */
export const LANGUAGE_SCROLL_KEY = 'languageScroll';
