import type { SiteLinks } from '../../../domain/search/search.ts';
import { fill } from '../../../i18n/fill.ts';
import type { SearchTexts } from './search-texts.ts';

interface SiteLinksBlockProps {
  links: SiteLinks;
  term: string;
  texts: SearchTexts;
}

/** Questions, pages and branches that a search asks for, beside products; nothing if there are none. */
export function SiteLinksBlock({ links, term, texts }: SiteLinksBlockProps) {
  const groups = (['questions', 'pages', 'stores'] as const).filter(
    (name) => links[name].length > 0,
  );
  if (groups.length === 0) return null;
  return (
    <section className="mt-8 border-t border-line pt-4" aria-labelledby="site-links">
      <h2 className="text-lg font-bold wrap-anywhere" id="site-links">
        {fill(texts.siteLinks, { term })}
      </h2>
      <div className="mt-2 grid gap-x-8 gap-y-4 md:auto-cols-fr md:grid-flow-col">
        {groups.map((name) => (
          <div key={name}>
            <h3 className="font-bold">{texts[name]}</h3>
            <ul>
              {links[name].map(({ name: label, url }) => (
                <li key={url}>
                  <a className="link inline-flex min-h-11 items-center" href={url}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
