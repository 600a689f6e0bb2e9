import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { PERSONAL_GROUPS } from './src/publish/bundle/chunk-groups.ts';
import { PUBLIC_GROUPS } from './src/publish/bundle/chunk-groups.ts';
import {
  clientBrandPlugin,
  clientTextsPlugin,
  thirdPartiesPlugin,
} from './src/publish/bundle/client-modules.ts';
import { bundleIntegration, routesIntegration } from './src/publish/bundle/integrations.ts';
import {
  templateSpacesPlugin,
  unregisteredPropertiesPlugin,
} from './src/publish/bundle/integrations.ts';
import { env } from './src/env.ts';

export default defineConfig({
  site: env().SITE_URL,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // The default can drop the space between inline elements: `12,5 mm` must keep it.
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    // A CommonJS package: how deep its default export lies depends on who loads this file.
    (i18next.default ?? i18next)(),
    routesIntegration(),
    bundleIntegration(),
    react(),
  ],
  vite: {
    plugins: [
      tailwindcss(),
      unregisteredPropertiesPlugin(),
      clientTextsPlugin(),
      clientBrandPlugin(),
      thirdPartiesPlugin(),
      templateSpacesPlugin(),
    ],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Small pieces that several scripts share travel as one file, not as seven.
              codeSplitting: { groups: [...PUBLIC_GROUPS, ...PERSONAL_GROUPS] },
            },
          },
        },
      },
    },
  },
});
