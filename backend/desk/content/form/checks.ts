/** Boxes to tick: one for a yes or no, or one for each choice. */
import { html } from 'hono/html';
import type { FormNode } from '../../../content/editing/form-node.ts';
import type { Html } from '../../frame.ts';
import { sayWord } from '../../texts.ts';
import { fault, fieldId, fieldLabel, type FormView } from './field.ts';

export function flagView(path: string, value: unknown, view: FormView, name: string): Html {
  return html`<div class="desk-field">
    <label class="desk-check"
      ><input
        type="checkbox"
        id="${fieldId(path)}"
        name="${path}"
        value="true"
        ${value === true ? 'checked' : ''}
      />
      ${fieldLabel(name, view.locale)}</label
    >${fault(path, view)}
  </div>`;
}

export function choicesView(
  node: FormNode & { kind: 'choices' },
  path: string,
  value: unknown,
  view: FormView,
  name: string,
): Html {
  const { locale } = view;
  const chosen = new Set(Array.isArray(value) ? value : []);
  return html`<fieldset class="desk-field" id="${fieldId(path)}">
    <legend>${fieldLabel(name, locale)}</legend>
    <input type="hidden" name="${path}" value="" />
    <div class="desk-checks">
      ${node.options.map(
        (option) =>
          html`<label class="desk-check"
            ><input
              type="checkbox"
              name="${path}"
              value="${option}"
              ${chosen.has(option) ? 'checked' : ''}
            />
            ${sayWord(locale, 'content.option', option)}</label
          >`,
      )}
    </div>
    ${fault(path, view)}
  </fieldset>`;
}
