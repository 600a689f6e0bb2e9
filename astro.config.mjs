import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { clientTexts } from './src/build/client-texts.ts';
import { rendererIntegration } from './src/build/renderer-integration.ts';
import { routesIntegration } from './src/build/routes-integration.ts';
import { sitemapOptions } from './src/build/sitemap.ts';
import { env } from './src/env.ts';

/** What the frame and other scripts share: it comes with every page. */
const BASE =
  /src\/(domain\/(consent|date-range|flags|image-constants|search-constants|search-term)|stores\/(cart|consent|in-flight|notification|now|preference|preferred-store)|components\/picture\/[a-z.-]+\.ts$|islands\/(listing\/search-term|ui\/add-style))|node_modules\/(nanostores|@nanostores\/persistent)\/|vite\/preload-helper/;

/** What pages with products or branches share. */
const SHOP = /src\/(domain\/opening-hours|components\/(listing|store)\/(?!live)[a-z.-]+\.ts$)/;

/** What asks for products as they are now, and judges the answer. */
const LIVE =
  /src\/(stores\/(api|live-products)|api\/(client|outcome|money|(products|brands|webnodes)\/(client|endpoints|mappers|media|prices|stock))|domain\/(brand-name|delivery-size|gallery|money|more-less-levels|number-trimmed|old-price|orderable|price-reduction|product-url|safety-logos|slug|status|stock|stock-status)|islands\/listing\/(markup|texts))\.ts$/;

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
    rendererIntegration(),
    react(),
    sitemap(sitemapOptions),
  ],
  vite: {
    plugins: [tailwindcss(), clientTexts()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Small pieces that several scripts share travel as one file, not as seven.
              codeSplitting: {
                groups: [
                  { name: 'base', test: BASE },
                  { name: 'shop', test: SHOP },
                  { name: 'live', test: LIVE },
                ],
              },
            },
          },
        },
      },
    },
  },
});
