import { openSidebar } from './sidebars.ts';
import { type SidebarProps, useSidebarData, useTexts } from './context.ts';
import { BackRow, LinkRow, Rows } from './rows.tsx';

/** The children of the main menu entry `attrs.code`. */
export default function SubMenu({ attrs }: SidebarProps) {
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
          <LinkRow href={item.href} strong>
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
