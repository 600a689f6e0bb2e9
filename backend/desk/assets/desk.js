// What every page of the desk does besides being read. Nothing here is needed to use it.

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

// A form is sent once, however often its button is pressed.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.dataset.sent) return event.preventDefault();
  form.dataset.sent = 'yes';
  event.submitter?.setAttribute('aria-busy', 'true');
});
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
