/** Koppelingen: which services of others the shop uses, by what, and what is known of their answers. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { MAIL_KIND } from '../../mail/mail-kind.ts';
import { deskPage } from '../frame.ts';
import { sectionPath } from '../navigation.ts';
import type { DeskServices } from '../services.ts';
import { deskTexts, sayWord } from '../texts.ts';
import { type Party, PARTIES } from './parties.ts';

/** Mails that failed for good, of the last jobs that did. */
const LOOKED_AT = 100;

export function partyRoutes({ env, provider, deadLetters }: DeskServices): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const say = deskTexts(locale);
    const failed = await deadLetters.list(LOOKED_AT);
    const mails = failed.filter(({ kind }) => kind === MAIL_KIND.name).length;

    /** What is wrong with a service that is used; empty where nothing is known to be. */
    const trouble = ({ id }: Party) => {
      if (id === 'payment' && provider() !== 'ok')
        return sayWord(locale, 'orders.provider', provider());
      if (id !== 'mail' || mails === 0) return '';
      const text = say('parties.failedMails', { count: mails });
      return html`${text} <a class="link" href="${sectionPath('jobs')}">${say('section.jobs')}</a>`;
    };
    const row = (party: Party) => {
      const { id, variables } = party;
      const isSet = party.isSet(env);
      const fault = isSet ? trouble(party) : '';
      const without = sayWord(locale, 'parties.without', id);
      return html`<li>
        <span class="desk-file"
          ><b>${sayWord(locale, 'parties.name', id)}</b>
          ${fault ? html`<span class="fault">${fault}</span>` : ''}
          ${isSet || without === id ? '' : html`<span class="small">${without}</span>`}
          <span class="muted small desk-path">${variables.join(', ')}</span></span
        >
        <span class="desk-tag ${fault ? 'is-gone' : isSet ? 'is-new' : ''}"
          >${say(fault ? 'parties.trouble' : isSet ? 'parties.on' : 'parties.off')}</span
        >
      </li>`;
    };
    const body = html`<p class="muted">${say('parties.lead')}</p>
      <section class="desk-card">
        <ul class="desk-rows">
          ${PARTIES.map(row)}
        </ul>
      </section>`;
    const title = say('section.parties');
    return c.html(deskPage({ locale, editor, title, active: 'parties', body }));
  });
  return app;
}
