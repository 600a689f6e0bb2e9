/** Opens the map of the store list; its code loads when the button or the static map is clicked. */
const place = document.querySelector<HTMLElement>('[data-map]');
const list = document.querySelector<HTMLElement>('[data-stores]');
const button = place?.querySelector('button');

if (place && list && button) {
  let isLoaded = false;
  const open = async () => {
    if (isLoaded) return;
    isLoaded = true;
    button.setAttribute('aria-busy', 'true');
    const loaded = await import('./map/mount-page-map.tsx').catch(() => null);
    button.removeAttribute('aria-busy');
    if (!loaded) return void (isLoaded = false);
    const host = document.createElement('div');
    place.querySelector('svg')?.replaceWith(host);
    place.classList.add('is-opened');
    button.setAttribute('aria-expanded', 'true');
    loaded.mountPageMap(host, list);
  };
  // On a phone the map is above the list: the button also closes it.
  button.addEventListener('click', () => {
    if (!isLoaded) return void open();
    const isOpen = place.classList.toggle('is-opened');
    button.setAttribute('aria-expanded', String(isOpen));
  });
  place.querySelector('svg')?.addEventListener('click', () => void open());
}
