import { type RouteName, routePath } from '../../../routes.ts';

/** Pages of the sign-in itself: nobody comes back to them. */
const ACCESS: readonly RouteName[] = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'login-redirect',
  'logout-redirect',
];

/** Addresses of the sign-in's own pages in both languages. `slug`: the brand's. */
export const accessPaths = (slug: string): string[] =>
  ACCESS.flatMap((name) => [routePath(name, 'nl', slug), routePath(name, 'en', slug)]);
