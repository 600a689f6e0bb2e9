/** The button on a store page that makes the store the preferred one. */
import { pageLocale } from '../../i18n/page-locale.ts';
import { $store, chooseStore } from './preferred-store.ts';

const button = document.querySelector<HTMLButtonElement>('[data-choose-store]');
if (button) {
  const { chooseStore: id, name = '', choose = '', yours = '' } = button.dataset;
  const store = { id: Number(id), name };
  $store.subscribe((chosen) => {
    const isChosen = chosen?.id === store.id;
    button.setAttribute('aria-pressed', String(isChosen));
    button.textContent = isChosen ? yours : choose;
    button.classList.toggle('btn-positive', isChosen);
    button.classList.toggle('btn-secondary', !isChosen);
  });
  button.addEventListener('click', () => chooseStore(store, pageLocale()));
}
