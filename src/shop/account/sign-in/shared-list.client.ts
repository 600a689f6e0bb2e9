/** Shows a shared list on the lists page if the URL contains its key, also to visitors. */
import { sharedListKey } from '../../../domain/account/wishlists.ts';
import { pageLocale } from '../../../i18n/page-locale.ts';

const settingsElement = document.querySelector<HTMLElement>('[data-list-settings]');
const key = sharedListKey(location.search);

if (settingsElement && key !== null) {
  const { mountSharedList } = await import('../lists/mount-shared-list.tsx');
  mountSharedList(settingsElement, key, {
    locale: pageLocale(),
    settings: JSON.parse(settingsElement.dataset.listSettings ?? ''),
  });
}
