import type { ConsentKind } from '../../../domain/consent/consent.ts';
import { $consent } from '../consent.ts';
import { whenVisible } from './when-seen.client.ts';

/** Loads the script at `url` after consent to its kind; it remains loaded until the next page. */
export function loadWithConsent(url: string, kind: ConsentKind): void {
  let isLoaded = false;
  const appendScript = () => {
    isLoaded = true;
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    document.head.append(script);
  };
  whenVisible(() => $consent.subscribe((consent) => consent[kind] && !isLoaded && appendScript()));
}
