import type { z } from 'zod';
import { html } from 'hono/html';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { translateProblem } from '../../content/problem-messages.ts';
import type { ContentProblem } from '../../content/read-files.ts';
import type { Html, DeskPage } from '../frame.ts';
import { notice, noticeBox, readForm } from '../pieces.ts';
import { deskTexts } from '../texts.ts';
import { fieldId, fieldLabel } from './form/field.ts';
import type { Context } from 'hono';
import type { Audit, AuditAction } from '../audit.ts';
import { doneNotice } from './list-page.ts';

/** Maps schema issues to texts by field path. */
export function faultsOf(error: z.ZodError, locale: Locale): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const place = path.join('.');
    if (!faults.has(place)) faults.set(place, translateProblem(message, locale));
  }
  return faults;
}

/** Assigns errors to the nearest field of the form; `fieldNames` are the submitted ones. */
export function assignFaultsToFields(
  faults: ReadonlyMap<string, string>,
  fieldNames: ReadonlySet<string>,
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [place, text] of faults) {
    let path = place;
    while (path !== '' && !fieldNames.has(path))
      path = path.slice(0, Math.max(0, path.lastIndexOf('.')));
    const field = path === '' ? place : path;
    if (!moved.has(field)) moved.set(field, text);
  }
  return moved;
}

/** A summary of the errors in a form or in files. */
export function faultSummary(faults: ReadonlyMap<string, string>, locale: Locale): Html {
  const t = deskTexts(locale);
  const withFieldName = (path: string, text: string) => {
    const parts = path.split('.');
    const name = parts.findLast((part) => !/^(\d+|nl|en)$/.test(part)) ?? '';
    const label = fieldLabel(name, locale);
    if (label === name) return text;
    const language = /^(nl|en)$/.test(parts.at(-1) ?? '') ? fieldLabel(parts.at(-1)!, locale) : '';
    return `${label}${language && ` (${language})`}: ${text}`;
  };
  return notice(
    'warning',
    html`${t('content.faults', { count: faults.size })}
    ${[...faults].map(([path, text], at) => html`${at > 0 ? ' · ' : ''}<a class="link" href="#${fieldId(path)}">${withFieldName(path, text)}</a>`)}`,
  );
}

export function problemList(problems: readonly ContentProblem[], locale: Locale): Html {
  const t = deskTexts(locale);
  return noticeBox(
    'warning',
    html`<div class="flow-tight">
      <p class="wrap-anywhere">${t('content.mend')}</p>
      <ul class="grid grid-cols-1 gap-1.5">
        ${problems.map(
          ({ file, line, message }) =>
            html`<li>
              <code>${file}</code
              >${line === undefined ? '' : html` <span class="text-muted">${t('content.line', { line })}</span>`}
              <span>${translateProblem(message, locale)}</span>
            </li>`,
        )}
      </ul>
    </div>`,
  );
}

/** Logs an editor's action with its files. */
export const logFileAction = (
  audit: Audit,
  editor: string,
  action: AuditAction,
  subject: string,
  files: readonly { file: string }[],
): Promise<void> =>
  audit.note({ editor, action, subject, detail: files.map(({ file }) => file).join(', ') });

/** A page of the content section, below the message of the previous action. */
export function contentPage(c: Context, title: string, body: Html, actions?: Html): DeskPage {
  const editor = c.get('editor');
  const doneMessage = doneNotice(c.req.query('na'), editor.locale);
  return {
    locale: editor.locale,
    editor,
    title,
    active: 'content',
    scripts: ['content.js'],
    ...(actions && { actions }),
    body: html`${doneMessage}${body}`,
  };
}

/** The submitted form fields, with line breaks normalised. */
export async function readSubmittedTexts(c: Context): Promise<(name: string) => string> {
  const field = await readForm(c);
  return (name) => field(name).replaceAll('\r\n', '\n');
}
