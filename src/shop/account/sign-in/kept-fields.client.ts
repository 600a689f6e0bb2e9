/** Preserves form input across a sign-in on the same page, except passwords and files. */
import { TYPED_FIELDS_KEY } from '../../../domain/frame/session-keys.ts';
import { readStoredJson, writeStored } from '../../ui/storage.ts';

const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), textarea, select';
/** How long to wait for fields of islands, which appear after those of the page. */
const WAIT_MS = 15_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  id: string;
  name: string;
  value: string;
  checked: boolean;
}

const fields = () => [...document.querySelectorAll<Field>(`main :is(${FIELDS})`)];

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Stores the fields of this page until it is opened again in this tab. */
export function keepFields(): void {
  const keptFields = fields().map((field): KeptField => {
    const { id, name, value } = field;
    return { id, name, value, checked: isBox(field) && field.checked };
  });
  writeStored(
    'sessionStorage',
    TYPED_FIELDS_KEY,
    JSON.stringify({ path: location.pathname, kept: keptFields }),
  );
}

/** Restores the stored fields of this page, each as soon as it appears. */
export function restoreFields(): void {
  const remaining = takeKept();
  const fill = () => {
    for (const field of fields()) {
      const at = remaining.findIndex((keptField) => isSame(keptField, field));
      if (at >= 0) putInto(field, remaining.splice(at, 1)[0]!);
    }
    if (remaining.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  fill();
}

function takeKept(): KeptField[] {
  const stored = readStoredJson('sessionStorage', TYPED_FIELDS_KEY) ?? {};
  const { path, kept } = stored as { path?: string; kept?: KeptField[] };
  // Another page, e.g. the return page of sign-in on the way back.
  if (path !== location.pathname) return [];
  writeStored('sessionStorage', TYPED_FIELDS_KEY, null);
  return kept ?? [];
}

function isSame(keptField: KeptField, field: Field): boolean {
  if (keptField.id || field.id) return keptField.id === field.id;
  const isSameChoice = field.type !== 'radio' || keptField.value === field.value;
  return keptField.name !== '' && keptField.name === field.name && isSameChoice;
}

/** Uses the prototype's setter, because React overrides the one of the element. */
function putInto(field: Field, { value, checked }: KeptField): void {
  const key = isBox(field) ? 'checked' : 'value';
  if (isBox(field) ? field.checked === checked : field.value === value) return;
  if (isBox(field)) return field.click();
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set;
  setter?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
