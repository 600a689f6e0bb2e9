// Keeps the page Publiceren up to date while it is open.

const card = document.querySelector('[data-progress]');
const bar = card.querySelector('progress');
const setText = (name, text) => {
  const element = card.querySelector(`[data-${name}]`);
  if (element.textContent !== text) element.textContent = text;
};

/** Reloads a fragment of the page and preserves the focus. */
async function reload(fragment) {
  const hadFocus = fragment.contains(document.activeElement);
  try {
    const response = await fetch(fragment.dataset.load);
    if (response.status === 401) return location.reload();
    if (!response.ok) throw new Error(String(response.status));
    fragment.innerHTML = await response.text();
  } catch {
    if (fragment.dataset.failed) fragment.textContent = fragment.dataset.failed;
  }
  if (!hadFocus) return;
  fragment.tabIndex = -1;
  fragment.focus();
}

const fragments = [...document.querySelectorAll('[data-load]')];
for (const fragment of fragments) if (!('loaded' in fragment.dataset)) void reload(fragment);

/** How long no job may have run before the lazy fragments, which are expensive, are reloaded. */
const IDLE_MS = 2_000;
let idleTimer = 0;

/** The job shown in the card, and its last known state. */
let shownJob = card.dataset.job;
let shownState = '';

const [initialFragments, lazyFragments] = [true, false].map((isLoaded) =>
  fragments.filter(({ dataset }) => 'loaded' in dataset === isLoaded),
);

function showProgress({ data }) {
  const { job, state, step, detail, part } = JSON.parse(data);
  const isRunning = state === 'running';
  // A newly opened page does not report the result of an earlier job.
  if (!isRunning && String(job) !== shownJob) return;
  shownJob = String(job);
  card.hidden = false;
  card.dataset.state = state;
  setText('step', step);
  setText('detail', detail);
  if (part === null) bar.removeAttribute('value');
  else bar.value = part;
  if (shownState === `${job} ${state}`) return;
  shownState = `${job} ${state}`;
  initialFragments.forEach(reload);
  clearTimeout(idleTimer);
  if (!isRunning) idleTimer = setTimeout(() => lazyFragments.forEach(reload), IDLE_MS);
}

/** Browsers reconnect after a lost connection, but not after a response such as 502. */
const RETRY_MS = 5_000;
function followProgress() {
  const stream = new EventSource(card.dataset.progress);
  stream.addEventListener('progress', showProgress);
  stream.addEventListener('error', () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(reconnect, RETRY_MS);
  });
}
function reconnect() {
  // Reloads the page of an editor who was signed out meanwhile, which leads to sign-in.
  initialFragments.forEach(reload);
  followProgress();
}
followProgress();
