/**
 * Rarely shown parts of the frame: every page loads only the code that detects the need for them.
 */
import { $inFlight } from '../calls/in-flight.ts';
import { $notification, type Notification } from '../calls/notification.ts';
import { loadingBar } from './loading-bar.client.ts';

/** Responses that arrive sooner show no loading bar (spec 1 §9). */
const LOADING_DELAY_MS = 200;

/** Shows the notifications of stores and islands (spec 1 §2.4). */
export function showNotifications(): void {
  const region = document.querySelector<HTMLElement>('[data-says]');
  if (!region) return;
  let notifier: Promise<(notification: Notification) => void> | undefined;
  $notification.listen(async (notification) => {
    if (!notification) return;
    notifier ??= import('./notification.client.ts').then((module) => module.createNotifier(region));
    try {
      (await notifier)(notification);
    } catch {
      // The code failed to load, e.g. while offline: the next notification tries again.
      notifier = undefined;
    }
  });
}

/** Shows a bar while requests are pending (spec 1 §2.11). */
export function showLoadingBar(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $inFlight.listen((now, before = 0) => {
    if (now > 0 && before > 0) return;
    clearTimeout(timer);
    if (now > 0) timer = setTimeout(loadingBar.start, LOADING_DELAY_MS);
    else loadingBar.finish();
  });
}
