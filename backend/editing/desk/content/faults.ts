import type { z } from 'zod';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { problemWords } from '../../content/problem-words.ts';
import type { ContentProblem } from '../../content/read-files.ts';
import type { Html } from '../frame.ts';
import { notice, noticeBox } from '../pieces.ts';
import { deskTexts } from '../texts.ts';
import { fieldId, fieldLabel } from './form/field.ts';

/** Maps schema issues to texts by field path. */
export function faultsOf(error: z.ZodError, locale: Locale): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const place = path.join('.');
    if (!faults.has(place)) faults.set(place, problemWords(message, locale));
  }
  return faults;
}

/** Assigns errors to the nearest field in the form; `shown` are the submitted names. */
export function placed(
  faults: ReadonlyMap<string, string>,
  shown: ReadonlySet<string>,
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [place, text] of faults) {
    let path = place;
    while (path !== '' && !shown.has(path))
      path = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const at = path === '' ? place : path;
    if (!moved.has(at)) moved.set(at, text);
  }
  return moved;
}

/** A summary of the errors in a form or in files. */
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
  return noticeBox(
    'warning',
    html`<div class="flow-tight">
      <p class="wrap-anywhere">${say('content.mend')}</p>
      <ul class="grid grid-cols-1 gap-1.5">
        ${problems.map(
          ({ file, line, message }) =>
            html`<li>
              <code>${file}</code
              >${line === undefined ? '' : html` <span class="text-muted">${say('content.line', { line })}</span>`}
              <span>${problemWords(message, locale)}</span>
            </li>`,
        )}
      </ul>
    </div>`,
  );
}
