/**
 * Client directive `client:user`: hydrates an island when a customer is signed in, or after one
 * signs in; anonymous visitors download nothing. While offline, loading waits for the connection.
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
