/** A page as it would be, in a frame that runs nothing of it. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { DESK } from '../session.ts';
import { deskTexts } from '../texts.ts';

/**
 * Its scripts do not run, so that nothing in it acts for the editor; styles, fonts and pictures
 * load as on the site. The bytes are those that are then published, and one line after them:
 * links lead nowhere.
 */
export const PREVIEW_HEADERS = {
  'Content-Security-Policy': [
    'sandbox allow-same-origin',
    "default-src 'self'",
    "script-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

const LINKS_LEAD_NOWHERE = '<base target="_blank">';

export const framedPage = (page: string) => page + LINKS_LEAD_NOWHERE;

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
