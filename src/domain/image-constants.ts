/** Lazy image defaults (spec 1 §9). */
export const LAZY_IMAGE = {
  format: 'webp',
  loading: 'lazy',
  placeholder: '/images/loading.svg',
  fallback: '/images/404.png',
  quality: 100,
  /** Fraction of the screen height before which an image starts to load. */
  preload: 1.3,
} as const;
