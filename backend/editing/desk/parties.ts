/** Koppelingen: the external services in use, their settings, and their known state. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../../src/env.ts';
import { MAIL_KIND } from '../../platform/mail/outgoing-mail.ts';
import { deskPage, sectionPath } from './frame.ts';
import { tag } from './pieces.ts';
import type { DeskServices } from './services.ts';
import { deskTexts, translateWord } from './texts.ts';

/**
 * External services that the shop supports (docs/third-parties.md). Values of variables are never
 * shown.
 */
interface Party {
  /** Key of the texts `parties.name.…` and `parties.without.…`, the fallback without it. */
  id: string;
  /** Environment variables that configure it. */
  variables: readonly (keyof Env)[];
  isSet(env: Env): boolean;
}

/** Configured if all its variables are non-empty. */
const filled = (id: string, ...variables: (keyof Env)[]): Party => ({
  id,
  variables,
  isSet: (env) => variables.every((name) => isFilled(env[name])),
});

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false;

export const PARTIES: readonly Party[] = [
  filled('payment', 'MOLLIE_API_KEY'),
  filled('mail', 'SMTP_URL'),
  filled('signIn', 'OIDC_ISSUER'),
  {
    id: 'addresses',
    variables: ['ADDRESS_LOOKUP'],
    isSet: ({ ADDRESS_LOOKUP }) => ADDRESS_LOOKUP === 'pdok',
  },
  { id: 'places', variables: ['GEOCODER'], isSet: ({ GEOCODER }) => GEOCODER !== 'table' },
  {
    id: 'map',
    variables: ['MAP_TILES_URL', 'MAPS_KEY'],
    isSet: ({ MAP_TILES_URL, MAPS_KEY }) => MAP_TILES_URL !== '' || MAPS_KEY !== '',
  },
  filled('tags', 'GTM_ID'),
  filled('abTest', 'AB_TEST_URL'),
  filled('visualTest', 'VISUAL_TEST_URL'),
  filled('reviews', 'PRODUCT_REVIEWS', 'TRUSTPILOT_API_KEY', 'TRUSTPILOT_BUSINESS'),
  filled('chat', 'CHAT_URL'),
  filled('push', 'PUSH_SERVICES'),
  filled('searchConsole', 'SEARCH_CONSOLE_VERIFICATION'),
  filled('netlify', 'NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'),
  filled('metrics', 'METRICS'),
];

/** Number of recent failed jobs that are checked for failed mails. */
const MAX_CHECKED_JOBS = 100;

export function partyRoutes({ env, provider, deadLetters }: DeskServices): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const t = deskTexts(locale);
    const failed = await deadLetters.list(MAX_CHECKED_JOBS);
    const mails = failed.filter(({ kind }) => kind === MAIL_KIND.name).length;

    /** The known problem of a service in use; empty if there is none. */
    const trouble = ({ id }: Party) => {
      if (id === 'payment' && provider() !== 'ok')
        return translateWord(locale, 'orders.provider', provider());
      if (id !== 'mail' || mails === 0) return '';
      const text = t('parties.failedMails', { count: mails });
      return html`${text} <a class="link" href="${sectionPath('jobs')}">${t('section.jobs')}</a>`;
    };
    const row = (party: Party) => {
      const { id, variables } = party;
      const isSet = party.isSet(env);
      const fault = isSet ? trouble(party) : '';
      const without = translateWord(locale, 'parties.without', id);
      return html`<li>
        <span class="grid min-w-0 flex-1 grid-cols-1"
          ><b>${translateWord(locale, 'parties.name', id)}</b>
          ${fault ? html`<span class="fault">${fault}</span>` : ''}
          ${isSet || without === id ? '' : html`<span class="text-sm">${without}</span>`}
          <span class="min-w-0 text-sm wrap-anywhere text-muted"
            >${variables.join(', ')}</span
          ></span
        >
        ${tag(t(fault ? 'parties.trouble' : isSet ? 'parties.on' : 'parties.off'), fault ? 'gone' : isSet ? 'new' : 'plain')}
      </li>`;
    };
    const body = html`<p class="text-muted">${t('parties.lead')}</p>
      <section class="desk-card">
        <ul class="desk-rows">
          ${PARTIES.map(row)}
        </ul>
      </section>`;
    const title = t('section.parties');
    return c.html(deskPage({ locale, editor, title, active: 'parties', body }));
  });
  return app;
}
