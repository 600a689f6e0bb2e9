/**
 * `client:user`: an island for signed-in customers. Its code loads where somebody is signed in, or
 * once somebody signs in; a visitor downloads nothing.
 */
import type { ClientDirective } from 'astro';

const user: ClientDirective = (load) => {
  const start = async () => (await load())();
  if ('user' in document.documentElement.dataset) void start();
  else document.addEventListener('session:login', () => void start(), { once: true });
};

export default user;
