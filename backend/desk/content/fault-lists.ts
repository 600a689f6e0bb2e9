/** What is to be mended: in the fields of a form, or in files. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import { problemWords } from '../../content/problem-words.ts';
import type { ContentProblem } from '../../content/problems.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { notice } from '../pieces.ts';
import { deskTexts } from '../texts.ts';
import { fieldId, fieldLabel } from './form/field.ts';

export function faultSummary(faults: ReadonlyMap<string, string>, locale: Locale): Html {
  const say = deskTexts(locale);
  const named = (path: string, text: string) => {
    const parts = path.split('.');
    const name = parts.findLast((part) => !/^(\d+|nl|en)$/.test(part)) ?? '';
    const label = fieldLabel(name, locale);
    if (label === name) return text;
    const language = /^(nl|en)$/.test(parts.at(-1) ?? '') ? fieldLabel(parts.at(-1)!, locale) : '';
    return `${label}${language && ` (${language})`}: ${text}`;
  };
  return notice(
    'warning',
    html`${say('content.faults', { count: faults.size })}
    ${[...faults].map(([path, text], at) => html`${at > 0 ? ' · ' : ''}<a class="link" href="#${fieldId(path)}">${named(path, text)}</a>`)}`,
  );
}

export function problemList(problems: readonly ContentProblem[], locale: Locale): Html {
  const say = deskTexts(locale);
  return html`<div class="desk-notice is-warning" role="alert">
    ${icon('warning')}
    <div>
      <p>${say('content.mend')}</p>
      <ul class="desk-faults">
        ${problems.map(
          ({ file, line, message }) =>
            html`<li>
              <code>${file}</code
              >${line === undefined ? '' : html` <span class="muted">${say('content.line', { line })}</span>`}
              <span>${problemWords(message, locale)}</span>
            </li>`,
        )}
      </ul>
    </div>
  </div>`;
}
