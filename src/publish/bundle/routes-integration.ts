import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { variantBrand } from '../../brands/site-brand.ts';
import { env } from '../../env.ts';
import { ROUTES, routePattern } from '../../routes.ts';
import { LOCALES } from '../../domain/shared/common.ts';

/** Injects every row of the route table, in both languages, with its component. */
export function routesIntegration(): AstroIntegration {
  return {
    name: 'bouwmaat:routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, addClientDirective }) => {
        const { slug } = variantBrand(env());
        for (const row of ROUTES) {
          for (const locale of LOCALES) {
            injectRoute({
              pattern: routePattern(row, locale, slug),
              entrypoint: `./src/pages/${row.component}`,
              prerender: true,
            });
          }
        }
        // The data of sidebars, loaded when one is opened: not a page, so not a row of the route
        // table.
        injectRoute({
          pattern: '/sidebars/[locale].json',
          entrypoint: './src/pages/_sidebars.json.ts',
          prerender: true,
        });
        for (const name of ['intent', 'user']) {
          const entrypoint = fileURLToPath(
            new URL(`../../shop/ui/hydration/client-${name}.ts`, import.meta.url),
          );
          addClientDirective({ name, entrypoint });
        }
      },
    },
  };
}
