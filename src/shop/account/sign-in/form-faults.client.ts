/** Shows what is wrong with a form: beside each field, and summed up at its top. */

const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** Shows or clears (null) the error beside a field. */
export function markField(form: HTMLFormElement, name: string, text: string | null): void {
  const input = inputOf(form, name);
  if (!input) return;
  const error = document.getElementById(`${input.id}-error`);
  if (error) error.textContent = text ?? '';
  if (text === null) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

/** Fills the summary and gives it the focus. `faults`: field name → text, each a link to its field. */
export function showSummary(
  form: HTMLFormElement,
  title: string,
  faults: ReadonlyMap<string, string> = new Map(),
): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  const heading = summary?.querySelector('p');
  const list = summary?.querySelector('ul');
  if (!summary || !heading || !list) return;
  heading.textContent = title;
  list.replaceChildren(...[...faults].map(([name, text]) => linkToField(form, name, text)));
  summary.hidden = false;
  summary.focus();
}

export function hideSummary(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-summary]');
  if (summary) summary.hidden = true;
}

function linkToField(form: HTMLFormElement, name: string, text: string): HTMLElement {
  const input = inputOf(form, name);
  const label = input?.labels?.[0]?.firstChild?.textContent?.trim();
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `#${input?.id}`;
  link.textContent = label ? `${label}: ${text}` : text;
  link.addEventListener('click', (event) => {
    // The address stays as it is.
    event.preventDefault();
    input?.focus();
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}
