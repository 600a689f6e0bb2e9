/**
 * `import slug from 'brand:slug'`: the `{product}` of the routes, and `import countries from
 * 'brand:countries'`: where the shop delivers, for what runs in the browser. The names of the other
 * variants stay out of the bundle (spec 2 §6).
 */
import { siteSlug } from '../brands/site-brand.ts';
import { env } from '../env.ts';

const VALUES: Record<string, () => unknown> = {
  'brand:slug': siteSlug,
  'brand:countries': () => env().DELIVERY_COUNTRIES,
};

/** Vite plugin. */
export function clientBrand() {
  return {
    name: 'shop:client-brand',
    resolveId: (id: string) => (Object.hasOwn(VALUES, id) ? `\0${id}` : undefined),
    load: (id: string) => {
      const value = id.startsWith('\0') ? VALUES[id.slice(1)] : undefined;
      return value && `export default ${JSON.stringify(value())}`;
    },
  };
}
