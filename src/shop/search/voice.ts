/** The subset of the browser's speech recognition API that is used here. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

interface RecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

/** Chromium and Safari support only the prefixed name. */
type RecognitionConstructors = Record<
  'SpeechRecognition' | 'webkitSpeechRecognition',
  new () => Recognition
>;

/**
 * Recognises one utterance and enters it into the field like typed text. Requires browser support.
 * `onState` is called when recognition starts, ends or fails. Returns a function that stops it.
 */
export function listenOnce(
  input: HTMLInputElement,
  language: string,
  onState: (state: 'listening' | 'done' | 'failed') => void,
): () => void {
  const { SpeechRecognition, webkitSpeechRecognition } =
    window as unknown as RecognitionConstructors;
  const recognition = new (SpeechRecognition ?? webkitSpeechRecognition)();
  recognition.lang = language;
  recognition.interimResults = true;
  let transcript = '';
  recognition.addEventListener('result', (event) => {
    transcript = Array.from(
      (event as RecognitionResultEvent).results,
      (result) => result[0]?.transcript ?? '',
    ).join('');
    input.value = transcript;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  recognition.addEventListener('error', () => onState('failed'));
  recognition.addEventListener('end', () => onState(transcript ? 'done' : 'failed'));
  recognition.start();
  onState('listening');
  return () => recognition.abort();
}
