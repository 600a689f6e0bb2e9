import { useTexts, useHref, useSidebarData, type SidebarProps } from './context.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';
import { openSidebar } from './sidebars.ts';
import { SignInActions } from './sidebar-states.tsx';
import { SubmenuRow, LinkRow, Rows, BackRow } from './rows.tsx';
import { CHOICE, CHOICE_OPTION, VatChoice } from './vat-choice.tsx';

const HEADING = 'mt-2 font-bold';
const LANGUAGE_NAMES = { nl: 'Nederlands', en: 'English' } as const;

/** Path of this page in a language, from the alternate links in its head. */
function pathInLanguage(locale: keyof typeof LANGUAGE_NAMES): string {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
  return link ? new URL(link.href).pathname : '/';
}

/** Links to this page in both languages. */
function LanguageChoice() {
  const t = useTexts();
  return (
    <div className={CHOICE} role="group" aria-label={t('language.heading')}>
      {(['nl', 'en'] as const).map((locale) => (
        <a
          className={CHOICE_OPTION}
          key={locale}
          href={pathInLanguage(locale)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === pageLocale() ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[locale]}
        </a>
      ))}
    </div>
  );
}

/** The main menu on a phone: products, menu entries, account, VAT and language. */
export function AppSidebarMenu() {
  const t = useTexts();
  const to = useHref();
  const { menu } = useSidebarData();
  return (
    <>
      <Rows>
        <SubmenuRow onOpen={() => openSidebar('AppSidebarCatalog')}>
          <b>{t('menu.products')}</b>
        </SubmenuRow>
        {menu.map(({ name, href, code, children }) =>
          children.length > 0 ? (
            <SubmenuRow key={code} onOpen={() => openSidebar('AppSidebarSubMenu', { code })}>
              {name}
            </SubmenuRow>
          ) : (
            <LinkRow key={code} href={href}>
              {name}
            </LinkRow>
          ),
        )}
      </Rows>
      <section className="grid gap-2 p-4 [&>ul]:-mx-4" aria-label={t('account.heading')}>
        <SignInActions />
        <Rows>
          <LinkRow href={to('account')}>{t('account.overview')}</LinkRow>
          <LinkRow href={to('account-orders')}>{t('account.orders')}</LinkRow>
          <LinkRow href={to('account-favourites')}>{t('account.lists')}</LinkRow>
        </Rows>
      </section>
      <section className="grid gap-2 px-4 pb-4">
        <h3 className={HEADING}>{t('vat.heading')}</h3>
        <VatChoice />
        <h3 className={HEADING}>{t('language.heading')}</h3>
        <LanguageChoice />
      </section>
    </>
  );
}

/** The children of the main menu entry `attrs.code`. */
export function AppSidebarSubMenu({ attrs }: SidebarProps) {
  const t = useTexts();
  const { menu } = useSidebarData();
  const item = menu.find(({ code }) => code === attrs.code);
  const entries = item ? item.children : menu;
  return (
    <>
      <BackRow onBack={() => openSidebar('AppSidebarMenu')}>{t('menu.back')}</BackRow>
      {item && <h3 className="px-4 pt-4 pb-2 text-[1.25rem] font-bold">{item.name}</h3>}
      <Rows>
        {item && (
          <LinkRow href={item.href} isStrong>
            {t('menu.overview', { item: item.name })}
          </LinkRow>
        )}
        {entries.map(({ name, href, code }) => (
          <LinkRow key={code} href={href}>
            {name}
          </LinkRow>
        ))}
      </Rows>
    </>
  );
}
