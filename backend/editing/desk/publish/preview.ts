/** Previews a page in a frame without scripts. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { PreviewRequest } from '../../../../src/domain/content/publishing.ts';
import { byElement, inlineHashes } from '../../../../src/publish/releases/inline-hashes.ts';
import type { Env } from '../../../../src/env.ts';
import {
  imageSources,
  sourcesOfParties,
  styleSources,
} from '../../../platform/site/security-headers.ts';
import type { Html } from '../frame.ts';
import { icon, widthChoice } from '../pieces.ts';
import type { DeskServices } from '../services.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';
import { errorText } from './publish-page.ts';

/**
 * Scripts are blocked, so that the page cannot act for the editor; styles, fonts and images load as
 * on the site. The bytes are those to be published, plus one line that disables links.
 */
const headersOf = (page: string, env: Env) => ({
  'Content-Security-Policy': [
    'sandbox allow-same-origin',
    "default-src 'self'",
    "script-src 'none'",
    `style-src ${styleSources(byElement(inlineHashes(asBytes(page))).styles)}`,
    `img-src ${imageSources(sourcesOfParties(env))}`,
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
});

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const LINKS_LEAD_NOWHERE = '<base target="_blank">';

/** The preview of the page at `path` for a frame; a message if there is none. */
export async function framedPage(
  c: Context,
  { publishing, env }: Pick<DeskServices, 'publishing' | 'env'>,
  request: PreviewRequest,
  path: string,
): Promise<Response> {
  const { locale } = c.get('editor');
  const answer = (page: string, status: 200 | 404 | 502) =>
    c.html(page, status, headersOf(page, env));
  try {
    const page = (await publishing.preview({ ...request, pages: [path] })).html?.[path];
    if (page !== undefined) return answer(page + LINKS_LEAD_NOWHERE, 200);
    return answer(framedNote(deskTexts(locale)('preview.none'), locale), 404);
  } catch (error) {
    return answer(framedNote(errorText(locale, error), locale), 502);
  }
}

function framedNote(text: string, locale: Locale): string {
  return String(
    html`<!doctype html>
      <html lang="${locale}">
        <meta charset="utf-8" />
        <title>${text}</title>
        <style>
          body {
            margin: 16px;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
        </style>
        <body>
          <p>${text}</p>
        </body>
      </html>`,
  );
}

export function previewView(path: string, locale: Locale): Html {
  const say = deskTexts(locale);
  const source = `${DESK}/publiceren/voorbeeld/pagina?pad=${encodeURIComponent(path)}`;
  return html`<p class="min-w-0 wrap-anywhere text-muted">${path}</p>
    <div class="group grid grid-cols-1 gap-2">
      <fieldset class="flex flex-wrap items-center gap-x-5 gap-y-1">
        <legend class="sr-only">${say('preview.width')}</legend>
        ${widthChoice('full', say('preview.full'), true)}
        ${widthChoice('phone', say('preview.phone'))}
        <a class="link" href="${path}" target="_blank" rel="noopener">${say('preview.live')}</a>
      </fieldset>
      <p class="text-sm text-muted">${say('preview.note')}</p>
      <iframe
        class="h-[75vh] min-h-96 w-full rounded border border-muted bg-white group-has-[[value=phone]:checked]:max-w-98"
        src="${source}"
        title="${say('preview.frame', { path })}"
        sandbox="allow-same-origin"
      ></iframe>
    </div>
    <p>
      <a class="btn btn-light" href="${DESK}/publiceren">${icon('back')}${say('preview.back')}</a>
    </p>`;
}
