// Content editing: lazily loaded fragments, a preview while typing, and a warning before losing
// changes.

for (const place of document.querySelectorAll('[data-fragment]')) {
  fetch(place.dataset.fragment)
    .then((response) => (response.ok ? response.text() : Promise.reject(response.status)))
    .then((text) => {
      place.innerHTML = text;
    })
    .catch(() => {
      place.textContent = place.dataset.failed;
    });
}

// Updates the results while typing.
const search = document.querySelector('[data-search]');
let typing;
async function find() {
  const address = `?${new URLSearchParams(new FormData(search))}`;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // The input may have changed meanwhile.
  if (address !== `?${new URLSearchParams(new FormData(search))}`) return;
  history.replaceState(history.state, '', address);
  for (const part of ['[data-count]', '[data-found]']) {
    document.querySelector(part).replaceChildren(...page.querySelector(part).childNodes);
  }
}
search?.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(find, 200);
});

// Selects another page, or another width, in the preview frame of a draft.
document.addEventListener('change', ({ target }) => {
  const look = target.closest('[data-look]');
  if (!look) return;
  if (target.matches('[data-page]')) look.querySelector('iframe').src = target.value;
  if (target.name === 'width') look.dataset.width = target.value;
});

// Renders Markdown half a second after the last key.
for (const card of document.querySelectorAll('[data-markdown]')) {
  const text = card.querySelector('textarea');
  const reading = card.querySelector('[data-reading]');
  const file = new URL(text.form.action).searchParams.get('bestand');
  let timer;
  const read = async () => {
    const body = new URLSearchParams({ bestand: file, body: text.value });
    const response = await fetch(card.dataset.markdown, { method: 'POST', body }).catch(() => null);
    if (!response?.ok) return;
    reading.innerHTML = await response.text();
    for (const link of reading.querySelectorAll('a')) link.target = '_blank';
    reading.hidden = false;
  };
  text.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(read, 500);
  });
  void read();
}

// Adds the browser's colour picker.
for (const field of document.querySelectorAll('[data-colour]')) {
  const text = field.querySelector('input');
  const choice = document.createElement('input');
  choice.type = 'color';
  choice.className = field.querySelector('svg').getAttribute('class');
  choice.setAttribute(
    'aria-label',
    document.querySelector(`label[for="${text.id}"]`).firstChild.data.trim(),
  );
  const follow = () => {
    if (/^#[0-9a-f]{6}$/i.test(text.value)) choice.value = text.value;
    choice.toggleAttribute('data-empty', text.value === '');
  };
  text.addEventListener('input', follow);
  choice.addEventListener('input', () => {
    text.value = choice.value;
    follow();
  });
  follow();
  field.querySelector('svg').replaceWith(choice);
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
const ofPath = (path) => document.getElementById(`f-${path.replace(/[^\w-]/g, '-')}`);
function stepped([verb, path]) {
  if (verb === 'add') {
    const items = ofPath(path)?.querySelectorAll(':scope > [data-item]');
    return [...(items ?? [])].at(-1)?.querySelector(FIELD);
  }
  const cut = path.lastIndexOf('.') + 1;
  if (verb === 'remove') return ofPath(path.slice(0, Math.max(0, cut - 1)))?.lastElementChild;
  const at = Number(path.slice(cut)) + (verb === 'up' ? -1 : 1);
  return ofPath(path.slice(0, cut) + at)?.querySelector('summary');
}
const { top, step } = JSON.parse(sessionStorage.getItem('desk-step') ?? '{}');
sessionStorage.removeItem('desk-step');
if (step && document.querySelector('[data-unsaved]')) {
  scrollTo(0, top);
  stepped(step)?.focus();
}
document.addEventListener('submit', ({ submitter }) => {
  const step = /^(add|remove|up|down):(.*)$/.exec(submitter?.value ?? '')?.slice(1);
  if (step) sessionStorage.setItem('desk-step', JSON.stringify({ top: scrollY, step }));
});
