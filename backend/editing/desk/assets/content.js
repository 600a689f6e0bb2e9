// Content editing: lazily loaded fragments, a preview while typing, and a warning before losing
// changes.

for (const fragment of document.querySelectorAll('[data-fragment]')) {
  fetch(fragment.dataset.fragment)
    .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
    .then((text) => {
      fragment.innerHTML = text;
    })
    .catch(() => {
      fragment.textContent = fragment.dataset.failed;
    });
}

// Updates the results while typing.
const searchForm = document.querySelector('[data-search]');
let typingTimer;
async function updateResults() {
  const address = `?${new URLSearchParams(new FormData(searchForm))}`;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The input may have changed meanwhile.
  if (address !== `?${new URLSearchParams(new FormData(searchForm))}`) return;
  history.replaceState(history.state, '', address);
  for (const part of ['[data-count]', '[data-found]']) {
    document.querySelector(part).replaceChildren(...page.querySelector(part).childNodes);
  }
}
searchForm?.addEventListener('input', () => {
  clearTimeout(typingTimer);
  typingTimer = setTimeout(updateResults, 200);
});

// Selects another page, or another width, in the preview frame of a draft.
document.addEventListener('change', ({ target }) => {
  const preview = target.closest('[data-look]');
  if (!preview) return;
  if (target.matches('[data-page]')) preview.querySelector('iframe').src = target.value;
  if (target.name === 'width') preview.dataset.width = target.value;
});

// Renders Markdown half a second after the last key.
for (const card of document.querySelectorAll('[data-markdown]')) {
  const textarea = card.querySelector('textarea');
  const rendered = card.querySelector('[data-reading]');
  const file = new URL(textarea.form.action).searchParams.get('bestand');
  let timer;
  const render = async () => {
    const body = new URLSearchParams({ bestand: file, body: textarea.value });
    const response = await fetch(card.dataset.markdown, { method: 'POST', body }).catch(() => null);
    if (!response?.ok) return;
    rendered.innerHTML = await response.text();
    for (const link of rendered.querySelectorAll('a')) link.target = '_blank';
    rendered.hidden = false;
  };
  textarea.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(render, 500);
  });
  void render();
}

// Adds the browser's colour picker.
for (const field of document.querySelectorAll('[data-colour]')) {
  const textInput = field.querySelector('input');
  const picker = document.createElement('input');
  picker.type = 'color';
  picker.className = field.querySelector('svg').getAttribute('class');
  picker.setAttribute(
    'aria-label',
    document.querySelector(`label[for="${textInput.id}"]`).firstChild.data.trim(),
  );
  const copyColour = () => {
    if (/^#[0-9a-f]{6}$/i.test(textInput.value)) picker.value = textInput.value;
    picker.toggleAttribute('data-empty', textInput.value === '');
  };
  textInput.addEventListener('input', copyColour);
  picker.addEventListener('input', () => {
    textInput.value = picker.value;
    copyColour();
  });
  copyColour();
  field.querySelector('svg').replaceWith(picker);
}

// Asks for confirmation before leaving a changed form.
for (const form of document.querySelectorAll('[data-edit]')) {
  let isChanged = document.querySelector('[data-unsaved]') !== null;
  form.addEventListener('input', () => (isChanged = true));
  form.addEventListener('submit', () => (isChanged = false));
  addEventListener('beforeunload', (event) => {
    if (isChanged) event.preventDefault();
  });
}

// Restores scroll position and focus after a list action.
const FIELD = 'input:not([type="hidden"]), select, textarea';
const fieldAt = (path) => document.getElementById(`f-${path.replace(/[^\w-]/g, '-')}`);
function elementAfterStep([verb, path]) {
  if (verb === 'add') {
    const items = fieldAt(path)?.querySelectorAll(':scope > [data-item]');
    return [...(items ?? [])].at(-1)?.querySelector(FIELD);
  }
  const cut = path.lastIndexOf('.') + 1;
  if (verb === 'remove') return fieldAt(path.slice(0, Math.max(0, cut - 1)))?.lastElementChild;
  const at = Number(path.slice(cut)) + (verb === 'up' ? -1 : 1);
  return fieldAt(path.slice(0, cut) + at)?.querySelector('summary');
}
const { top, step } = JSON.parse(sessionStorage.getItem('desk-step') ?? '{}');
sessionStorage.removeItem('desk-step');
if (step && document.querySelector('[data-unsaved]')) {
  scrollTo(0, top);
  elementAfterStep(step)?.focus();
}
document.addEventListener('submit', ({ submitter }) => {
  const step = /^(add|remove|up|down):(.*)$/.exec(submitter?.value ?? '')?.slice(1);
  if (step) sessionStorage.setItem('desk-step', JSON.stringify({ top: scrollY, step }));
});
