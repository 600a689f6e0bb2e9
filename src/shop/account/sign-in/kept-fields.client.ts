/** Preserves form input across a sign-in on the same page, except passwords and files. */
import { TYPED_FIELDS_KEY } from '../../../domain/frame/session-keys.ts';
import { readStoredJson, writeStored } from '../../ui/storage.ts';

const FIELD_SELECTOR = 'input:not([type=password], [type=file], [type=hidden]), textarea, select';
/** How long to wait for fields of islands, which appear after those of the page. */
const WAIT_MS = 15_000;

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface StoredField {
  id: string;
  name: string;
  value: string;
  checked: boolean;
}

const fieldsOfPage = () => [
  ...document.querySelectorAll<FieldElement>(`main :is(${FIELD_SELECTOR})`),
];

const isCheckable = (field: FieldElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Stores the fields of this page until it is opened again in this tab. */
export function storeFields(): void {
  const storedFields = fieldsOfPage().map((field): StoredField => {
    const { id, name, value } = field;
    return { id, name, value, checked: isCheckable(field) && field.checked };
  });
  writeStored(
    'sessionStorage',
    TYPED_FIELDS_KEY,
    JSON.stringify({ path: location.pathname, kept: storedFields }),
  );
}

/** Restores the stored fields of this page, each as soon as it appears. */
export function restoreFields(): void {
  const remaining = takeStoredFields();
  const fillFields = () => {
    for (const field of fieldsOfPage()) {
      const at = remaining.findIndex((storedField) => isFieldOf(storedField, field));
      if (at >= 0) setFieldValue(field, remaining.splice(at, 1)[0]!);
    }
    if (remaining.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillFields);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), WAIT_MS);
  fillFields();
}

function takeStoredFields(): StoredField[] {
  const stored = readStoredJson('sessionStorage', TYPED_FIELDS_KEY) ?? {};
  const { path, kept } = stored as { path?: string; kept?: StoredField[] };
  // The fields belong to another page; this may be the return page of sign-in.
  if (path !== location.pathname) return [];
  writeStored('sessionStorage', TYPED_FIELDS_KEY, null);
  return kept ?? [];
}

function isFieldOf(storedField: StoredField, field: FieldElement): boolean {
  if (storedField.id || field.id) return storedField.id === field.id;
  const isSameChoice = field.type !== 'radio' || storedField.value === field.value;
  return storedField.name !== '' && storedField.name === field.name && isSameChoice;
}

/** Uses the prototype's setter, because React overrides the one of the element. */
function setFieldValue(field: FieldElement, { value, checked }: StoredField): void {
  const key = isCheckable(field) ? 'checked' : 'value';
  if (isCheckable(field) ? field.checked === checked : field.value === value) return;
  if (isCheckable(field)) return field.click();
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set;
  setter?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
