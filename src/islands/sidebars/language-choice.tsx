import { useTexts } from './context.ts';

const NAMES = { nl: 'Nederlands', en: 'English' } as const;

/** Address of this page in a language, as its head tells search engines. */
function pathIn(locale: keyof typeof NAMES): string {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
  return link ? new URL(link.href).pathname : '/';
}

/** This page in the other language. */
export function LanguageChoice() {
  const t = useTexts();
  const { lang } = document.documentElement;
  return (
    <div className="sidebar-choice" role="group" aria-label={t('language.heading')}>
      {(['nl', 'en'] as const).map((locale) => (
        <a
          key={locale}
          href={pathIn(locale)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === lang ? 'true' : undefined}
        >
          {NAMES[locale]}
        </a>
      ))}
    </div>
  );
}
