import { mayInstall } from '../../domain/frame/home-screen-prompt.ts';

/** On an iPhone or iPad: how to put the shop on the home screen (spec 1 §4.6). */
export function offerHomeScreen(): void {
  const { userAgent, maxTouchPoints } = navigator;
  const standalone = matchMedia('(display-mode: standalone)').matches;
  if (!mayInstall({ userAgent, standalone, touchPoints: maxTouchPoints })) return;
  void import('./home-screen-prompt.client.ts').then(({ prompt }) => prompt());
}
