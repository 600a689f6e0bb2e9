/**
 * Session storage: how far the page was scrolled when its language was switched. In a file by itself: the
 * frame of every page looks for it, and for none of the other keys.
 */
export const LANGUAGE_SCROLL_KEY = 'languageScroll';
