import type { SearchSetup } from '../../islands/search/setup.ts';
import { el, icon } from './dom.client.ts';

/**
 * A button that fills the field by voice, where the browser can; `note` tells how it goes. The
 * code that listens comes with the first click.
 */
export function voiceButton(
  input: HTMLInputElement,
  { locale, texts }: SearchSetup,
  note: HTMLElement,
): HTMLElement | null {
  if (!('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) return null;
  const attributes = { type: 'button', class: 'search-voice', 'aria-pressed': 'false' };
  const button = el('button', { ...attributes, 'aria-label': texts.voice }, [icon('mic')]);
  let stop: (() => void) | null = null;
  button.addEventListener('click', async () => {
    if (stop) {
      stop();
      return;
    }
    const { listenOnce } = await import('../../islands/search/voice.ts');
    stop = listenOnce(input, locale === 'nl' ? 'nl-NL' : 'en-US', (state) => {
      button.ariaPressed = String(state === 'listening');
      const said = { listening: texts.listening, failed: texts.voiceFailed, done: '' };
      note.textContent = said[state];
      if (state === 'listening') return;
      stop = null;
      input.focus();
    });
  });
  return button;
}
