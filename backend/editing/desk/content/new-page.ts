/** Creates a page in both languages, an FAQ category, a menu or synonyms. */
import { html } from 'hono/html';
import { stringify } from 'yaml';
import type { Locale } from '../../../../src/domain/shared/common.ts';
import { isKey, isPlace } from '../../content/editing/content-file.ts';
import type { Html } from '../frame.ts';
import { field, notice } from '../pieces.ts';
import { deskTexts, translateWord } from '../texts.ts';
import { CONTENT, editAddress } from './address.ts';

/** The file of a new entry of each kind, by the name that the editor enters. */
const NEW_FILES = {
  faq: (name: string) => `faq/${name}.yaml`,
  menu: (name: string) => `menus/${name}.yaml`,
  synonyms: (name: string) => `search/synonyms-${name}.yaml`,
};

export const NEW_KINDS = ['page', 'faq', 'menu', 'synonyms'] as const;
export type NewKind = (typeof NEW_KINDS)[number];
export const isNewKind = (kind: string): kind is NewKind =>
  NEW_KINDS.some((known) => known === kind);

/** Fields of a form, by name. */
export type Sent = (name: string) => string;

export function newView(
  kind: NewKind,
  sent: Sent,
  faults: ReadonlyMap<string, string>,
  locale: Locale,
): Html {
  const say = deskTexts(locale);
  const one = (name: string, label: string, hint = '') =>
    field({ name, label, value: sent(name), hint, error: faults.get(name), autocomplete: 'off' });
  const fields =
    kind === 'page'
      ? (['nl', 'en'] as const).map(
          (language) =>
            html`<fieldset class="flow-wide">
              <legend class="mb-1 font-bold">
                ${translateWord(locale, 'content.field', language)}
              </legend>
              ${one(`title.${language}`, translateWord(locale, 'content.field', 'title'))}
              ${one(`place.${language}`, say('content.place'), say('content.newPlaceHint', { start: language === 'nl' ? '/' : '/en/' }))}
              ${one(`description.${language}`, translateWord(locale, 'content.field', 'description'), translateWord(locale, 'content.hint', 'description'))}
            </fieldset>`,
        )
      : one('name', say('content.newName'), say('content.newNameHint'));
  return html`${faults.size > 0 ? notice('warning', say('content.faults', { count: faults.size })) : ''}
    <form
      method="post"
      action="${CONTENT}/nieuw?soort=${kind}"
      class="desk-form desk-card flow-wide max-w-160"
    >
      ${fields}
      <button class="btn btn-secondary">${say('content.make')}</button>
    </form>`;
}

/** Errors in the input; `exists` tells whether a file already exists. */
export function newFaults(
  kind: NewKind,
  sent: Sent,
  exists: (file: string) => boolean,
  locale: Locale,
): Map<string, string> {
  const say = deskTexts(locale);
  const faults = new Map<string, string>();
  const check = (name: string, isWrong: boolean, text: string) => {
    if (isWrong && !faults.has(name)) faults.set(name, text);
  };
  if (kind !== 'page') {
    const name = sent('name').trim();
    check('name', !isKey(name), say('content.wrongKey'));
    check('name', exists(NEW_FILES[kind](name)), say('content.taken'));
    return faults;
  }
  for (const language of ['nl', 'en']) {
    const place = sent(`place.${language}`).trim();
    const { length } = sent(`description.${language}`).trim();
    check(`title.${language}`, sent(`title.${language}`).trim() === '', say('content.empty'));
    check(`place.${language}`, !isPlace(place), say('content.wrongPlace'));
    check(`place.${language}`, exists(`pages/${language}/${place}.md`), say('content.taken'));
    check(`description.${language}`, length < 50 || length > 170, say('content.wrongLength'));
  }
  return faults;
}

/** The files of a new page; its key is derived from its Dutch address. */
export function newPageFiles(sent: Sent): { key: string; files: { file: string; text: string }[] } {
  const key = sent('place.nl').trim().split('/').at(-1) ?? '';
  const files = ['nl', 'en'].map((language) => {
    const fields = {
      key,
      title: sent(`title.${language}`).trim(),
      description: sent(`description.${language}`).trim(),
    };
    const yaml = stringify(fields, { lineWidth: 0, singleQuote: true });
    const file = `pages/${language}/${sent(`place.${language}`).trim()}.md`;
    return { file, text: `---\n${yaml}---\n\n` };
  });
  return { key, files };
}

export const firstEdit = (kind: Exclude<NewKind, 'page'>, name: string) =>
  editAddress(NEW_FILES[kind](name.trim()));
