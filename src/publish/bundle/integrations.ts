import type { AstroIntegration } from 'astro';
import { env } from '../../env.ts';
import { openReader } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import type { PageStyles } from './bundle.ts';
import { fileURLToPath } from 'node:url';
import { variantBrand } from '../../brands/site-brand.ts';
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

export interface BundledCode {
  /** Folder of the server-side modules. */
  server: URL;
  styles: PageStyles;
}

/** Processes the bundled code before Astro's build ends. */
export type BundleJob = (bundled: BundledCode) => Promise<void>;

const KEY = Symbol.for('bouwmaat.bundle-job');

/** Sets the job of the build that is about to start in this process. */
export function setBundleJob(job: BundleJob): void {
  (globalThis as Record<symbol, unknown>)[KEY] = job;
}

/**
 * Makes `astro build` bundle the code without rendering: our own renderer (`renderer.ts`) renders
 * pages with the bundle.
 */
export function bundleIntegration(): AstroIntegration {
  let pages: Map<string, { styles?: unknown[] }> = new Map();
  let outDir = new URL('file:///');
  return {
    name: 'bouwmaat:bundle',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'dev') provideSnapshot(openReader(env().DATA_DIR));
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:setup': (options) => {
        // Filled by Astro during bundling. No longer in its declared types; a test checks it.
        const known = (options as unknown as { pages?: typeof pages }).pages;
        if (known) pages = known;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const job = (globalThis as Record<symbol, unknown>)[KEY] as BundleJob | undefined;
        if (!job) {
          throw new Error('Build with `npm run build`: it reads the APIs before it renders.');
        }
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          setup: async () => {},
          getStaticPaths: async () => [],
          teardown: () =>
            job({
              server: new URL('.prerender/', outDir),
              styles: [...pages].flatMap(([key, { styles }]) =>
                styles?.length ? [[key, styles] as [string, unknown[]]] : [],
              ),
            }),
        }));
      },
    },
  };
}
