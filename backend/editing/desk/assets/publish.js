// Keeps the page Publiceren up to date while it is open.

const card = document.querySelector('[data-progress]');
const bar = card.querySelector('progress');
const put = (name, text) => {
  const at = card.querySelector(`[data-${name}]`);
  if (at.textContent !== text) at.textContent = text;
};

/** Reloads a fragment of the page and preserves the focus. */
async function load(piece) {
  const had = piece.contains(document.activeElement);
  try {
    const response = await fetch(piece.dataset.load);
    if (response.status === 401) return location.reload();
    if (!response.ok) throw new Error(String(response.status));
    piece.innerHTML = await response.text();
  } catch {
    if (piece.dataset.failed) piece.textContent = piece.dataset.failed;
  }
  if (!had) return;
  piece.tabIndex = -1;
  piece.focus();
}

const pieces = [...document.querySelectorAll('[data-load]')];
for (const piece of pieces) if (!('loaded' in piece.dataset)) void load(piece);

/** Computing the changes is expensive, so it is delayed until no job has come for a while. */
const IDLE_MS = 2_000;
let idle = 0;

/** The job shown in the card, and its last known state. */
let followed = card.dataset.job;
let heard = '';

const [quick, slow] = [true, false].map((is) =>
  pieces.filter(({ dataset }) => 'loaded' in dataset === is),
);

function told({ data }) {
  const { job, state, step, detail, part } = JSON.parse(data);
  const isRunning = state === 'running';
  // A newly opened page does not report the result of an earlier job.
  if (!isRunning && String(job) !== followed) return;
  followed = String(job);
  card.hidden = false;
  card.dataset.state = state;
  put('step', step);
  put('detail', detail);
  if (part === null) bar.removeAttribute('value');
  else bar.value = part;
  if (heard === `${job} ${state}`) return;
  heard = `${job} ${state}`;
  quick.forEach(load);
  clearTimeout(idle);
  if (!isRunning) idle = setTimeout(() => slow.forEach(load), IDLE_MS);
}

/** Browsers reconnect after a lost connection, but not after a response such as 502. */
const RETRY_MS = 5_000;
function follow() {
  const stream = new EventSource(card.dataset.progress);
  stream.addEventListener('progress', told);
  stream.addEventListener('error', () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(again, RETRY_MS);
  });
}
function again() {
  // A signed-out editor is redirected to sign-in by this.
  quick.forEach(load);
  follow();
}
follow();
