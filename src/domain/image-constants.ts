/** What stands where a picture is missing or does not load (spec 1 §4.7, §9). */
export const FALLBACK_IMAGE = '/images/404.png';
