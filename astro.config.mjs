import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { PERSONAL_GROUPS } from './src/build/chunk-groups/personal-groups.ts';
import { PUBLIC_GROUPS } from './src/build/chunk-groups/public-groups.ts';
import { clientBrand } from './src/build/client-brand.ts';
import { clientTexts } from './src/build/client-texts.ts';
import { bundleIntegration } from './src/build/bundle-integration.ts';
import { routesIntegration } from './src/build/routes-integration.ts';
import { templateSpaces } from './src/build/template-spaces.ts';
import { thirdParties } from './src/build/third-parties.ts';
import { unregisteredProperties } from './src/build/unregistered-properties.ts';
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
      unregisteredProperties(),
      clientTexts(),
      clientBrand(),
      thirdParties(),
      templateSpaces(),
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
