import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readDraft } from './session/draft.ts';
import { Section } from './section.tsx';

interface Props {
  title: string;
  /** Text of the button that opens the form. */
  editText: string;
  /** Id of the form; if it has a draft, the form opens at once. */
  formId: string;
  view: ReactNode;
  /** The form. */
  children: (close: () => void) => ReactNode;
  className?: string;
}

/** A section that shows data, with a button that opens a form to change it. */
export function EditableSection({ title, editText, formId, view, children, className }: Props) {
  const [isOpen, setOpen] = useState(() => readDraft(formId) !== null);
  const wasOpen = useRef(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) body.current?.querySelector<HTMLElement>('input, select')?.focus();
    else button.current?.focus();
  }, [isOpen]);
  const editButton = (
    <button ref={button} className="btn btn-light" type="button" onClick={() => setOpen(true)}>
      {editText}
      <span className="sr-only">: {title}</span>
    </button>
  );
  return (
    <Section title={title} action={!isOpen && editButton} {...(className && { className })}>
      <div ref={body}>{isOpen ? children(() => setOpen(false)) : view}</div>
    </Section>
  );
}

/** Label and value pairs; empty values show as a dash. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
