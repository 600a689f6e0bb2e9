/** What stands where a picture is missing or does not load (spec 1 §4.7, §9). */
export const FALLBACK_IMAGE = '/images/404.png';

/** How many screens count as in view for what loads lazily (spec 1 §9). */
const PRELOAD_FACTOR = 1.3;

/** That factor as the margin of an observer: what is below the screen, in parts of its height. */
export const PRELOAD_MARGIN = `${Math.round((PRELOAD_FACTOR - 1) * 100)}% 0%`;
