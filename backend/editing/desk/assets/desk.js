// Progressive enhancements for every page of the desk: each page also works without scripts.

// Scrolls the current section into view.
document
  .querySelector('[data-sections] [aria-current]')
  ?.scrollIntoView({ block: 'nearest', inline: 'center' });

// A menu closes on an outside click, and on Escape.
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

// Submits a form only once, and only if the desk is reachable and the editor signed in: otherwise
// the input would be lost.
const unsentDialog = document.querySelector('[data-unsent]');
const findUnsentReason = () =>
  fetch('/redactie/account', { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok, status }) => (ok ? null : status === 401 ? 'out' : 'gone'),
    () => 'gone',
  );
async function sendIfPossible(form, submitter) {
  const reason = await findUnsentReason();
  form.dataset.sent = reason ? '' : 'asked';
  if (!reason) return form.requestSubmit(submitter);
  submitter?.removeAttribute('aria-busy');
  for (const part of unsentDialog.querySelectorAll('[data-why]'))
    part.hidden = part.dataset.why !== reason;
  unsentDialog.showModal();
}
document.addEventListener(
  'submit',
  (event) => {
    const { target: form, submitter } = event;
    if (form.method === 'dialog') return;
    const { sent } = form.dataset;
    const mustCheck = unsentDialog !== null && form.method === 'post' && sent !== 'asked';
    if (sent === 'yes' || mustCheck) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (sent === 'yes') return;
    form.dataset.sent = 'yes';
    submitter?.setAttribute('aria-busy', 'true');
    if (mustCheck) void sendIfPossible(form, submitter);
  },
  true,
);
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
  for (const busy of document.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
});

// Removes the message of an action from the address, so that it is not repeated on reload.
const address = new URL(location.href);
if (address.searchParams.has('na')) {
  address.searchParams.delete('na');
  history.replaceState(history.state, '', address);
}

// Opens confirmation pages as a dialog.
document.addEventListener('click', async (event) => {
  const link = event.target.closest('a[data-dialog]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const response = await fetch(link.href).catch(() => null);
  if (!response?.ok || response.redirected) return location.assign(link.href);
  const dialog = document.createElement('dialog');
  dialog.className = unsentDialog.className;
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

// Reports a file that is too large before it is sent, so that the other input is not lost.
document.addEventListener('change', ({ target }) => {
  const { most, tooLarge } = target.dataset;
  if (!most) return;
  target.setCustomValidity(target.files[0]?.size > Number(most) ? tooLarge : '');
  target.reportValidity();
});
