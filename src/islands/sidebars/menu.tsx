import { openSidebar } from '../../stores/sidebars.ts';
import { SignInActions } from './empty.tsx';
import { useHref, useSidebarData, useTexts } from './context.ts';
import { LanguageChoice } from './language-choice.tsx';
import { DrillRow, LinkRow, Rows } from './rows.tsx';
import { VatChoice } from './vat-choice.tsx';

/** The main menu on a phone: products, the menu's entries, account, VAT and language. */
export default function Menu() {
  const t = useTexts();
  const to = useHref();
  const { menu } = useSidebarData();
  return (
    <>
      <Rows>
        <DrillRow onOpen={() => openSidebar('AppSidebarCatalog')}>
          <b>{t('menu.products')}</b>
        </DrillRow>
        {menu.map(({ name, href, code, children }) =>
          children.length > 0 ? (
            <DrillRow key={code} onOpen={() => openSidebar('AppSidebarSubMenu', { code })}>
              {name}
            </DrillRow>
          ) : (
            <LinkRow key={code} href={href}>
              {name}
            </LinkRow>
          ),
        )}
      </Rows>
      <section className="sidebar-section" aria-label={t('account.heading')}>
        <SignInActions />
        <Rows>
          <LinkRow href={to('account')}>{t('account.overview')}</LinkRow>
          <LinkRow href={to('account-orders')}>{t('account.orders')}</LinkRow>
          <LinkRow href={to('account-favourites')}>{t('account.lists')}</LinkRow>
        </Rows>
      </section>
      <section className="sidebar-section">
        <h3>{t('vat.heading')}</h3>
        <VatChoice />
        <h3>{t('language.heading')}</h3>
        <LanguageChoice />
      </section>
    </>
  );
}
