// What every page of the desk does besides being read. Nothing here is needed to use it.

// The section that one is in is in view, where the row of sections is longer than the screen.
document
  .querySelector('.desk-nav [aria-current]')
  ?.scrollIntoView({ block: 'nearest', inline: 'center' });

// A menu closes when something else is clicked, and with Escape.
const openMenus = () => document.querySelectorAll('details[data-popover][open]');
document.addEventListener('click', ({ target }) => {
  for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary').focus();
  }
});

// A form is sent once, however often its button is pressed, and only to a desk that answers its
// editor: else what was filled in would be lost with the page.
const unsent = document.querySelector('[data-unsent]');
const whyUnsent = () =>
  fetch('/redactie/account', { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok, status }) => (ok ? null : status === 401 ? 'out' : 'gone'),
    () => 'gone',
  );
async function send(form, submitter) {
  const why = await whyUnsent();
  form.dataset.sent = why ? '' : 'asked';
  if (!why) return form.requestSubmit(submitter);
  submitter?.removeAttribute('aria-busy');
  for (const part of unsent.querySelectorAll('[data-why]')) part.hidden = part.dataset.why !== why;
  unsent.showModal();
}
document.addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (form.method === 'dialog') return;
    const { sent } = form.dataset;
    const mustAsk = unsent !== null && form.method === 'post' && sent !== 'asked';
    if (sent === 'yes' || mustAsk) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (sent === 'yes') return;
    form.dataset.sent = 'yes';
    submitter?.setAttribute('aria-busy', 'true');
    if (mustAsk) void send(form, submitter);
  },
  true,
);
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
});

// What a page says after something was done is not said again when it is reloaded.
const address = new URL(location.href);
if (address.searchParams.has('na')) {
  address.searchParams.delete('na');
  history.replaceState(history.state, '', address);
}

// A question that has a page of its own is asked in a dialog over this one.
document.addEventListener('click', async (event) => {
  const link = event.target.closest('a[data-dialog]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const response = await fetch(link.href).catch(() => null);
  if (!response?.ok || response.redirected) return location.assign(link.href);
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  const title = document.createElement('h2');
  title.id = 'dialog-title';
  title.textContent = link.textContent.trim();
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.innerHTML = await response.text();
  dialog.prepend(title);
  dialog.addEventListener('click', (inside) => {
    if (inside.target !== dialog && !inside.target.closest('[data-close]')) return;
    inside.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
});

// A file that is too large is told before it is sent: nothing that was filled in beside it is lost.
document.addEventListener('change', ({ target }) => {
  const { most, tooLarge } = target.dataset;
  if (!most) return;
  target.setCustomValidity(target.files[0]?.size > Number(most) ? tooLarge : '');
  target.reportValidity();
});
