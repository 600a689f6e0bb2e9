import type { ReadableAtom } from 'nanostores';
import texts from 'texts:profile/site';
import { useStore } from '@nanostores/react';
import { completeWebAddress } from '../../../domain/shared/web-address.ts';
import type { Locale } from '../../../domain/shared/common.ts';
import { required } from '../../../domain/validation/rules.ts';
import { notify } from '../../calls/notification.ts';
import { FormFrame, TextField } from '../form/form-frame.tsx';
import { useForm } from '../form/use-form.ts';
import { $user } from '../session/user.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart, useLoaded } from '../loaded-part.tsx';
import { Section } from '../section.tsx';
import { storedAtom } from '../../ui/storage.ts';

/** The website of a customer's project. */
export interface ProjectSite {
  name: string;
  url: string;
}

/** Maximum number of websites per contact, so that all fit into the overview. */
export const MAX_PROJECT_SITES = 12;

const $stored = storedAtom<Record<string, ProjectSite[]>>('projectSites', {}, (value) =>
  value !== null && typeof value === 'object' ? (value as Record<string, ProjectSite[]>) : {},
);

/** Websites by contact id, newest first; stored on this device only. */
export const $projectSites: ReadableAtom<Record<string, ProjectSite[]>> = $stored;

/** The websites of a contact, validated, since storage may have been edited. */
export const sitesOf = (sites: Record<string, ProjectSite[]>, contactId: string): ProjectSite[] =>
  (Array.isArray(sites[contactId]) ? sites[contactId] : []).filter(
    (site) => typeof site?.name === 'string' && completeWebAddress(String(site.url)) === site.url,
  );

export function addSite(contactId: string, site: ProjectSite): void {
  const others = sitesOf($stored.get(), contactId).filter(({ url }) => url !== site.url);
  $stored.set({
    ...$stored.get(),
    [contactId]: [site, ...others].slice(0, MAX_PROJECT_SITES),
  });
}

export function removeSite(contactId: string, url: string): void {
  const remaining = sitesOf($stored.get(), contactId).filter((site) => site.url !== url);
  $stored.set({ ...$stored.get(), [contactId]: remaining });
}

/** Form that adds a website. */
function SiteForm({ contactId, locale }: { contactId: string; locale: Locale }) {
  const t = texts[locale];
  const form = useForm<'name' | 'url'>({
    id: 'site',
    locale,
    initial: { name: '', url: '' },
    rules: () => ({ name: [required], url: [required] }),
    check: async (name, value) => (name === 'url' && !completeWebAddress(value) ? t.wrong : null),
    async send({ name, url }) {
      addSite(contactId, { name: name.trim(), url: completeWebAddress(url) ?? '' });
      notify(t.added, 'success');
      form.reset();
      return null;
    },
  });
  const labels = { name: t.name, url: t.url };
  return (
    <FormFrame form={form} labels={labels} submit={t.add}>
      <TextField
        {...{ form, name: 'name', label: labels.name, hint: t.nameHint, maxLength: 80 }}
        autoComplete="off"
      />
      <TextField
        {...{ form, name: 'url', label: labels.url, hint: t.urlHint, maxLength: 500 }}
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
      />
    </FormFrame>
  );
}

/**
 * Delays rendering to the browser, where the user is known and no input before hydration can be
 * lost.
 */
const isInBrowser = async () => true as const;

/** The websites of the customer's projects, stored on this device. */
export function ProjectSites({ locale }: { locale: Locale }) {
  const { loaded, reload } = useLoaded(isInBrowser);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale}>
      {() => <SiteList locale={locale} />}
    </LoadedPart>
  );
}

function SiteList({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const user = useStore($user);
  const all = useStore($projectSites);
  const contactId = user?.contactId ?? '';
  const sites = sitesOf(all, contactId);
  const remove = ({ url }: ProjectSite) => {
    removeSite(contactId, url);
    notify(t.removed, 'success');
  };
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Section title={t.title}>
        <p className="mb-4 text-muted">
          {t.intro} {t.device}
        </p>
        {sites.length === 0 && <p>{t.none}</p>}
        <ul className="grid gap-3">
          {sites.map((site) => (
            <li key={site.url} className="rounded-lg border border-line p-4">
              <p className="font-bold wrap-anywhere">{site.name}</p>
              <p className="text-sm wrap-anywhere text-muted">{new URL(site.url).host}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-5">
                <a
                  className="link inline-flex min-h-11 items-center gap-2"
                  href={site.url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="globe" />
                  {t.open}
                  <span className="sr-only">
                    : {site.name} ({t.newTab})
                  </span>
                </a>
                <button
                  className="link inline-flex min-h-11 items-center"
                  type="button"
                  onClick={() => remove(site)}
                >
                  {t.remove}
                  <span className="sr-only">: {site.name}</span>
                </button>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t.add}>
        {sites.length < MAX_PROJECT_SITES ? (
          <SiteForm contactId={contactId} locale={locale} />
        ) : (
          <p>{t.full}</p>
        )}
      </Section>
    </div>
  );
}
