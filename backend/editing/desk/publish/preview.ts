/** A page as it would be, in a frame that runs nothing of it. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import type { PreviewRequest } from '../../../../src/domain/content/publishing.ts';
import { byElement, inlineHashes } from '../../../../src/publish/releases/inline-hashes.ts';
import type { Previewer } from '../../../platform/publishing/publish-kind.ts';
import { imageSources, styleSources } from '../../../platform/site/security-headers.ts';
import type { Html } from '../frame.ts';
import { icon } from '../pieces.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';
import { errorText } from './publish-page.ts';

/**
 * Its scripts do not run, so that nothing in it acts for the editor; styles, fonts and pictures
 * load as on the site. The bytes are those that are then published, and one line after them:
 * links lead nowhere.
 */
const headersOf = (page: string) => ({
  'Content-Security-Policy': [
    'sandbox allow-same-origin',
    "default-src 'self'",
    "script-src 'none'",
    `style-src ${styleSources(byElement(inlineHashes(asBytes(page))).styles)}`,
    `img-src ${imageSources()}`,
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
});

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const LINKS_LEAD_NOWHERE = '<base target="_blank">';

/** The page at `path` as publishing would make it, for a frame; in words where there is none. */
export async function framedPage(
  c: Context,
  previewer: Previewer,
  request: PreviewRequest,
  path: string,
): Promise<Response> {
  const { locale } = c.get('editor');
  try {
    const page = (await previewer.preview({ ...request, pages: [path] })).html?.[path];
    if (page !== undefined) return c.html(page + LINKS_LEAD_NOWHERE, 200, headersOf(page));
    return framedNote(c, deskTexts(locale)('preview.none'), 404);
  } catch (error) {
    return framedNote(c, errorText(locale, error), 502);
  }
}

function framedNote(c: Context, text: string, status: 404 | 502): Response | Promise<Response> {
  const note = String(
    html`<!doctype html>
      <html lang="${c.get('editor').locale}">
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
  return c.html(note, status, headersOf(note));
}

export function previewView(path: string, locale: Locale): Html {
  const say = deskTexts(locale);
  const source = `${DESK}/publiceren/voorbeeld/pagina?pad=${encodeURIComponent(path)}`;
  return html`<p class="desk-path muted">${path}</p>
    <div class="desk-preview">
      <fieldset class="desk-widths">
        <legend class="sr-only">${say('preview.width')}</legend>
        <label
          ><input type="radio" name="width" value="full" checked />${say('preview.full')}</label
        >
        <label><input type="radio" name="width" value="phone" />${say('preview.phone')}</label>
        <a class="link" href="${path}" target="_blank" rel="noopener">${say('preview.live')}</a>
      </fieldset>
      <p class="muted small">${say('preview.note')}</p>
      <iframe
        src="${source}"
        title="${say('preview.frame', { path })}"
        sandbox="allow-same-origin"
      ></iframe>
    </div>
    <p>
      <a class="btn btn-light" href="${DESK}/publiceren">${icon('back')}${say('preview.back')}</a>
    </p>`;
}
