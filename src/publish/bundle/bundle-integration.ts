import type { AstroIntegration } from 'astro';
import { env } from '../../env.ts';
import { openReader } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import type { PageStyles } from './bundle.ts';

export interface BundledCode {
  /** Folder of the modules that render. */
  server: URL;
  styles: PageStyles;
}

/** Takes the code over before Astro ends. */
export type BundleJob = (bundled: BundledCode) => Promise<void>;

const KEY = Symbol.for('bouwmaat.bundle-job');

/** Sets the job of the build that is about to start in this process. */
export function setBundleJob(job: BundleJob): void {
  (globalThis as Record<symbol, unknown>)[KEY] = job;
}

/**
 * Makes `astro build` bundle the code and render nothing: what renders is our renderer
 * (`renderer.ts`), with the bundle that the job takes over.
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
        // Filled while Astro bundles. Not in its declared types any more; a test watches it.
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
