/** Opens the map of the store list; its code loads when the button or the static map is clicked. */
const mapElement = document.querySelector<HTMLElement>('[data-map]');
const storeList = document.querySelector<HTMLElement>('[data-stores]');
const button = mapElement?.querySelector('button');

if (mapElement && storeList && button) {
  let isLoaded = false;
  const openMap = async () => {
    if (isLoaded) return;
    isLoaded = true;
    button.setAttribute('aria-busy', 'true');
    const loaded = await import('./map/mount-page-map.tsx').catch(() => null);
    button.removeAttribute('aria-busy');
    if (!loaded) return void (isLoaded = false);
    const host = document.createElement('div');
    mapElement.querySelector('svg')?.replaceWith(host);
    mapElement.classList.add('is-opened');
    button.setAttribute('aria-expanded', 'true');
    loaded.mountPageMap(host, storeList);
  };
  // On a phone the map is above the list, so the button also closes it.
  button.addEventListener('click', () => {
    if (!isLoaded) return void openMap();
    const isOpen = mapElement.classList.toggle('is-opened');
    button.setAttribute('aria-expanded', String(isOpen));
  });
  mapElement.querySelector('svg')?.addEventListener('click', () => void openMap());
}
