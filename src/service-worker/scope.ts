/**
 * Types of the service worker API that the shop uses. TypeScript's library for workers conflicts
 * with that of the DOM, which the other files of `src` need.
 */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerClient {
  url: string;
  focus(): Promise<unknown>;
}

interface NotificationOptionsOfWorker {
  body: string;
  icon: string;
  tag: string;
  lang: string;
  data: { path: string };
}

interface WorkerScope {
  skipWaiting(): Promise<void>;
  registration: {
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptionsOfWorker): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (
      event: WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & { data: unknown }) => void,
  ): void;
  addEventListener(
    type: 'push',
    listener: (event: WorkerEvent & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { notification: Notification }) => void,
  ): void;
}

/** The global scope of the worker. */
export const scope = globalThis as unknown as WorkerScope;

/** The brand, filled in when the worker is bundled (`src/publish/bundle/bundle-worker.ts`). */
declare const SHOP: {
  name: string;
  slug: string;
  variant: string;
  themeColor: string;
  /** Markup of the icon (SVG). */
  icon: string;
};
export const shop = SHOP;

const CACHE_PREFIX = 'shop-';

/** Deletes all caches of the shop except those named. */
export async function deleteOtherCaches(namesToKeep: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const namesToDelete = names.filter(
    (name) => name.startsWith(CACHE_PREFIX) && !namesToKeep.includes(name),
  );
  await Promise.all(namesToDelete.map((name) => caches.delete(name)));
}
