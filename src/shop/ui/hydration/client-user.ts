/**
 * `client:user`: an island for signed-in customers. Its code loads where somebody is signed in, or
 * once somebody signs in; a visitor downloads nothing. Without a connection it loads once that is
 * back.
 */
import type { ClientDirective } from 'astro';

const user: ClientDirective = (load, _options, island) => {
  const start = async () => (await load())();
  island.addEventListener('astro:hydration-error', () => {
    if (!navigator.onLine) addEventListener('online', () => void start(), { once: true });
  });
  if ('user' in document.documentElement.dataset) void start();
  else document.addEventListener('session:login', () => void start(), { once: true });
};

export default user;
