/** Koppelingen: the external services in use, their settings, and their known state. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../../../src/env.ts';
import { MAIL_KIND } from '../../platform/mail/outgoing-mail.ts';
import { deskPageView, sectionPath } from './frame.ts';
import { tag } from './pieces.ts';
import type { DeskServices } from './services.ts';
import { deskTexts, translateWord } from './texts.ts';

/**
 * External services that the shop supports (docs/third-parties.md). Values of variables are never
 * shown.
 */
interface ThirdParty {
  /** Key of the texts `parties.name.…` and `parties.without.…`, the fallback without it. */
  id: string;
  /** Environment variables that configure it. */
  variables: readonly (keyof Env)[];
  isSet(env: Env): boolean;
}

/** A service that is in use when all its variables are filled. */
const partyWithVariables = (id: string, ...variables: (keyof Env)[]): ThirdParty => ({
  id,
  variables,
  isSet: (env) => variables.every((name) => isFilled(env[name])),
});

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== '' && value !== null && value !== false;

export const THIRD_PARTIES: readonly ThirdParty[] = [
  partyWithVariables('payment', 'MOLLIE_API_KEY'),
  partyWithVariables('mail', 'SMTP_URL'),
  partyWithVariables('signIn', 'OIDC_ISSUER'),
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
  partyWithVariables('tags', 'GTM_ID'),
  partyWithVariables('abTest', 'AB_TEST_URL'),
  partyWithVariables('visualTest', 'VISUAL_TEST_URL'),
  partyWithVariables('reviews', 'PRODUCT_REVIEWS', 'TRUSTPILOT_API_KEY', 'TRUSTPILOT_BUSINESS'),
  partyWithVariables('chat', 'CHAT_URL'),
  partyWithVariables('push', 'PUSH_SERVICES'),
  partyWithVariables('searchConsole', 'SEARCH_CONSOLE_VERIFICATION'),
  partyWithVariables('netlify', 'NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'),
  partyWithVariables('metrics', 'METRICS'),
];

/** Number of recent failed jobs that are checked for failed mails. */
const MAX_CHECKED_JOBS = 100;

export function thirdPartyRoutes({ env, providerState, deadLetters }: DeskServices): Hono {
  const app = new Hono();

  app.get('/', async (c) => {
    const editor = c.get('editor');
    const { locale } = editor;
    const t = deskTexts(locale);
    const failed = await deadLetters.list(MAX_CHECKED_JOBS);
    const mails = failed.filter(({ kind }) => kind === MAIL_KIND.name).length;

    /** The problem of a service in use that the shop knows of; empty if there is none. */
    const problemOf = ({ id }: ThirdParty) => {
      if (id === 'payment' && providerState() !== 'ok')
        return translateWord(locale, 'orders.provider', providerState());
      if (id !== 'mail' || mails === 0) return '';
      const text = t('parties.failedMails', { count: mails });
      return html`${text} <a class="link" href="${sectionPath('jobs')}">${t('section.jobs')}</a>`;
    };
    const partyRow = (party: ThirdParty) => {
      const { id, variables } = party;
      const isSet = party.isSet(env);
      const fault = isSet ? problemOf(party) : '';
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
          ${THIRD_PARTIES.map(partyRow)}
        </ul>
      </section>`;
    const title = t('section.parties');
    return c.html(deskPageView({ locale, editor, title, active: 'parties', body }));
  });
  return app;
}
