import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import i18next from 'astro-i18next';
import { clientTexts } from './src/build/client-texts.ts';
import { bundleIntegration } from './src/build/bundle-integration.ts';
import { routesIntegration } from './src/build/routes-integration.ts';
import { templateSpaces } from './src/build/template-spaces.ts';
import { env } from './src/env.ts';

/** What the frame and other scripts share: it runs on every page. */
const BASE =
  /src\/(domain\/(date-range|flags|home-screen-prompt|image-constants|money|number-label|opening-hours)|stores\/(cart-count|in-flight|notification|now|preference|preferred-store|sidebars|user)|components\/(picture\/fallback|listing\/dated|ui\/(first-touch|on-intent))[a-z.]*|islands\/(listing\/card-settings|ui\/add-style))\.ts$|node_modules\/(nanostores\/(atom|lifecycle|clean-stores|effect|task|warn)|@nanostores\/persistent)\/|vite\/preload-helper/;

/** What the parts of the frame share, that come when somebody turns to them. */
const PARTS = /src\/components\/(header\/(dom|popover)|sidebars\/scroll-lock)\.client\.ts$/;

/** What pages with branches share. */
const BRANCHES = /src\/(components\/store\/(?!stock-rows)[a-z.-]+|islands\/map\/row-url)\.ts$/;

/** The lines of a card that are corrected by it. */
const CARD_LINES =
  /src\/(islands\/listing\/(card-lines|card-setup|card-texts|price-html|stock-html)|domain\/(branch-place|day-text|discount-label|price-parts|short-day))\.ts$|texts:listing\/card/;

/** What the parts of a product page share. */
const PRODUCT_PAGE = /src\/(islands\/product\/(page-data|said|slots)|domain\/staffel)\.ts$/;

/** What asks for products as they are now, and judges the answer. */
const LIVE =
  /src\/(stores\/(api|live-products|my-branch|token)|api\/(client|outcome|money|(products|brands|webnodes)\/(client|endpoints|mappers|media|prices|stock))|domain\/(brand-name|delivery-size|gallery|more-less-levels|number-trimmed|old-price|orderable|price-reduction|product-url|safety-logos|slug|status|stock|stock-status|token-expiry|availability\/(delivery|promise-text))|islands\/listing\/markup|i18n\/fill)\.ts$/;

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
    plugins: [tailwindcss(), clientTexts(), templateSpaces()],
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
                  { name: 'parts', test: PARTS },
                  { name: 'branches', test: BRANCHES },
                  { name: 'live', test: LIVE },
                  { name: 'card-lines', test: CARD_LINES },
                  { name: 'product-page', test: PRODUCT_PAGE },
                ],
              },
            },
          },
        },
      },
    },
  },
});
