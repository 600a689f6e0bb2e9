/**
 * The design tokens. Colours are CSS variables, so that the brand variants bm, ia and dc
 * differ in `src/styles/colours*.css` only. Breakpoints, font and layers are the spec's
 * (spec 1 §9).
 */
const color = (name) => `var(--color-${name})`;

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: {
    screens: {
      xs: '320px',
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1280px',
      xxl: '1536px',
    },
    fontFamily: {
      sans: ['FigTree', 'var(--fallback)'],
    },
    fontWeight: { normal: '400', medium: '500', bold: '700' },
    // Five sizes; the line height belongs to the size.
    fontSize: {
      xs: ['0.8125rem', '1.125rem'],
      sm: ['0.9375rem', '1.375rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.25rem', '1.625rem'],
      xl: ['1.75rem', '2.125rem'],
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      black: '#000000',
      ink: color('ink'),
      muted: color('muted'),
      line: color('line'),
      surface: color('surface'),
      brand: color('brand'),
      'brand-ink': color('brand-ink'),
      'brand-soft': color('brand-soft'),
      action: color('action'),
      'action-ink': color('action-ink'),
      positive: color('positive'),
      'positive-soft': color('positive-soft'),
      warning: color('warning'),
      'warning-soft': color('warning-soft'),
      discount: color('discount'),
      'discount-ink': color('discount-ink'),
      focus: color('focus'),
    },
    zIndex: {
      10: '10',
      20: '20',
      30: '30',
      40: '40',
      50: '50',
      60: '60',
      70: '70',
      80: '80',
      90: '90',
      100: '100',
    },
    extend: {
      maxWidth: { page: '90rem' },
    },
  },
};
