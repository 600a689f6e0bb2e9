import type { AstroIntegration } from 'astro';
import { env } from '../env.ts';
import { openReader } from '../snapshot/open.ts';
import { provideSnapshot } from '../snapshot/reader.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** What is done with the renderer once Astro has loaded the site's code. */
export type RenderJob = (renderer: Renderer, outDir: URL) => Promise<void>;

const KEY = Symbol.for('bouwmaat.render-job');

/** Sets the job of the build that is about to start in this process. */
export function setRenderJob(job: RenderJob): void {
  (globalThis as Record<symbol, unknown>)[KEY] = job;
}

/**
 * Puts our renderer in the place of Astro's own page loop: Astro bundles the code, then hands
 * over its prerenderer, and the job decides which paths are rendered and where they go.
 */
export function rendererIntegration(): AstroIntegration {
  return {
    name: 'bouwmaat:renderer',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'dev' || command === 'build') provideSnapshot(openReader(env().DATA_DIR));
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const job = (globalThis as Record<symbol, unknown>)[KEY] as RenderJob | undefined;
        if (!job) {
          throw new Error('Build with `npm run build`: it reads the APIs before it renders.');
        }
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          getStaticPaths: async () => [],
          teardown: async () => {
            await job(createRenderer(prerenderer, env().SITE_URL), outDir);
            await prerenderer.teardown?.();
          },
        }));
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
    },
  };
}

let outDir = new URL('file:///');
