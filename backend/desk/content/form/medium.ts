/** Files in a form: one that is kept, and the field that brings others. */
import { html } from 'hono/html';
import type { ImageWidth } from '../../../../src/domain/image-sizes.ts';
import { FILES, joined } from '../../../content/editing/form-value.ts';
import { mediaAddress } from '../../../content/media/media.ts';
import type { Html } from '../../frame.ts';
import { deskTexts } from '../../texts.ts';
import { fieldId, fieldLabel, type FormView } from './field.ts';

const WIDTH: ImageWidth = 160;

export function mediumView(path: string, value: unknown, { media }: FormView): Html {
  const source = typeof value === 'string' ? value : '';
  const id = media?.get(source);
  return html`<input type="hidden" name="${path}" value="${source}" /> ${
      id &&
      html`<p class="desk-medium">
        <img
          src="${mediaAddress(id)}?w=${String(WIDTH)}&amp;h=${String(WIDTH)}"
          width="${String(WIDTH)}"
          height="${String(WIDTH)}"
          alt=""
          loading="lazy"
        />
      </p>`
    }`;
}

export function fileInput(path: string, name: string, accept: string, view: FormView): Html {
  const say = deskTexts(view.locale);
  const id = `${fieldId(path)}-${FILES}`;
  return html`<div class="desk-field">
    <label for="${id}">${say('records.addFiles', { list: fieldLabel(name, view.locale) })}</label>
    <input
      class="field desk-upload"
      type="file"
      id="${id}"
      name="${joined(path, FILES)}"
      accept="${accept}"
      multiple
    />
  </div>`;
}
