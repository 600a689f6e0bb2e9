/** What rollbacks hold back, as a piece of a page. */
import { html } from 'hono/html';
import type { Locale } from '../../../src/domain/entities/common.ts';
import type { Held } from '../../../src/releases/held.ts';
import type { TitledEntity } from '../entity-titles.ts';
import type { Html } from '../frame.ts';
import { icon } from '../icons.ts';
import { DESK } from '../session.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { moment } from '../times.ts';
import { whoText } from '../who.ts';

const ACTION = `${DESK}/geschiedenis/vrijgeven`;
/** More make a page that no phone opens: they are let go of together. */
const SHOWN = 50;

export function heldView(
  held: Held[],
  titles: Map<string, TitledEntity>,
  locale: Locale,
  now: Date,
): Html | string {
  if (held.length === 0) return '';
  const say = deskTexts(locale);
  const row = ({ name, since, by }: Held) => {
    const { kind = '', title = name } = titles.get(name) ?? {};
    const shown = title || name;
    return html`<li>
      <div>
        <p><span class="muted">${sayWord(locale, 'kind', kind)}</span> <b>${shown}</b></p>
        <p class="muted small">${whoText(locale, by)} · ${moment(since, locale, now)}</p>
      </div>
      <form method="post" action="${ACTION}">
        <button
          class="btn btn-light"
          name="name"
          value="${name}"
          aria-label="${say('held.letGoOf', { title: shown })}"
        >
          ${say('held.letGo')}
        </button>
      </form>
    </li>`;
  };
  return html`<section class="desk-card is-broken">
    <h2>${icon('lock')}${say('held.title')}</h2>
    <p>${say('held.lead', { count: held.length })}</p>
    <ul class="desk-jobs">
      ${held.slice(0, SHOWN).map(row)}
    </ul>
    ${held.length > 1 && html`<form method="post" action="${ACTION}"><button class="btn btn-plain">${say('held.letGoAll', { count: held.length })}</button></form>`}
  </section>`;
}
