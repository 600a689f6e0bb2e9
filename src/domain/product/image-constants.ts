/** Replaces a picture that is missing or fails to load (spec 1 §4.7, §9). */
export const FALLBACK_IMAGE = '/images/404.png';

/** Lazy loading starts within this multiple of the screen height (spec 1 §9). */
const PRELOAD_FACTOR = 1.3;

/** The same as `rootMargin` of an IntersectionObserver: the part below the screen. */
export const PRELOAD_MARGIN = `${Math.round((PRELOAD_FACTOR - 1) * 100)}% 0%`;
