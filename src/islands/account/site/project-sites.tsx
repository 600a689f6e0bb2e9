import { useStore } from '@nanostores/react';
import texts from 'texts:profile/site';
import type { Locale } from '../../../domain/entities/common.ts';
import { notify } from '../../../stores/notification.ts';
import {
  $projectSites,
  MAX_PROJECT_SITES,
  type ProjectSite,
  removeSite,
  sitesOf,
} from '../../../stores/project-sites.ts';
import { $user } from '../../../stores/user.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadedPart } from '../loaded-part.tsx';
import { Section } from '../section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { SiteForm } from './site-form.tsx';

/** The user is known in the browser only; what is typed before React listens would be lost. */
const inBrowser = async () => true as const;

/** The websites of the customer's projects, kept on this device. */
export function ProjectSites({ locale }: { locale: Locale }) {
  const { loaded, reload } = useLoaded(inBrowser);
  return (
    <LoadedPart loaded={loaded} reload={reload} locale={locale}>
      {() => <Sites locale={locale} />}
    </LoadedPart>
  );
}

function Sites({ locale }: { locale: Locale }) {
  const t = texts[locale];
  const user = useStore($user);
  const all = useStore($projectSites);
  const contactId = user?.contactId ?? '';
  const sites = sitesOf(all, contactId);
  const remove = ({ url }: ProjectSite) => {
    removeSite(contactId, url);
    notify(t.removed ?? '', 'success');
  };
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Section title={t.title ?? ''}>
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
      <Section title={t.add ?? ''}>
        {sites.length < MAX_PROJECT_SITES ? (
          <SiteForm contactId={contactId} locale={locale} />
        ) : (
          <p>{t.full}</p>
        )}
      </Section>
    </div>
  );
}
