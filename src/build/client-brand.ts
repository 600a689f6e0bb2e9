/**
 * `import slug from 'brand:slug'`: the `{product}` of the routes, for what runs in the browser. The
 * names of the other variants stay out of the bundle (spec 2 §6).
 */
import { siteSlug } from '../brands/site-brand.ts';

const ID = 'brand:slug';

/** Vite plugin. */
export function clientBrand() {
  return {
    name: 'shop:client-brand',
    resolveId: (id: string) => (id === ID ? `\0${ID}` : undefined),
    load: (id: string) =>
      id === `\0${ID}` ? `export default ${JSON.stringify(siteSlug())}` : undefined,
  };
}
