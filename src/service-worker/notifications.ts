import type { PushMessage } from '../domain/account/customer.ts';
import { scope, shop } from './scope.ts';

/** Shows push notifications, and opens their page when clicked. */
export function showNotifications(): void {
  scope.addEventListener('push', (event) => {
    // Always shows something: browsers revoke the permission of sites that show no notification.
    const message = (event.data?.json() ?? {}) as Partial<PushMessage>;
    const { title = shop.name, body = '', path = '/', tag = path, locale = 'nl' } = message;
    event.waitUntil(
      scope.registration.showNotification(title, {
        ...{ body, tag, lang: locale },
        icon: `/images/icon-${shop.variant}-192.png`,
        data: { path },
      }),
    );
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const { path = '/' } = (notification.data ?? {}) as { path?: string };
    event.waitUntil(show(new URL(path, location.origin).href));
  });
}

async function show(url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => client.url === url);
  await (open ? open.focus() : scope.clients.openWindow(url));
}
