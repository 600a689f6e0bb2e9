import { html } from 'hono/html';
import type { Locale } from '../../../../../src/domain/shared/common.ts';
import type { Html } from '../../frame.ts';
import { CODE, icon } from '../../pieces.ts';
import { deskTexts } from '../../texts.ts';
import { CONTENT } from '../address.ts';

/** The text field of a page, with a syntax help and a preview. */
export function markdownField(body: string, locale: Locale): Html {
  const say = deskTexts(locale);
  return html`<div
    class="desk-card xl:grid xl:grid-cols-2 xl:gap-4"
    data-markdown="${CONTENT}/markdown"
  >
    <div class="desk-field xl:flex xl:flex-col">
      <label for="body">${say('content.body')}</label>
      <textarea class="field ${CODE} xl:flex-1" id="body" name="body" rows="20">${body}</textarea>
    </div>
    <details class="desk-more xl:col-span-full xl:row-start-2 xl:mt-0">
      <summary>${say('content.help')}${icon('down')}</summary>
      <dl class="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        ${[
          ['## Kop', 'content.helpHeading'],
          ['**vet**', 'content.helpStrong'],
          ['[tekst](page:bezorgen)', 'content.helpLink'],
          ['- punt', 'content.helpList'],
          ['![beschrijving](media:…)', 'content.helpPicture'],
          ['## Zo werkt het {steps}', 'content.helpSteps'],
          ['{phone}', 'content.helpFact'],
        ].map(
          ([code, text]) =>
            html`<dt><code>${code}</code></dt>
              <dd>${say(text as 'content.helpList')}</dd>`,
        )}
      </dl>
    </details>
    <section
      class="desk-reading flow xl:mt-0"
      aria-label="${say('content.reading')}"
      aria-live="polite"
      data-reading
      hidden
    ></section>
  </div>`;
}
