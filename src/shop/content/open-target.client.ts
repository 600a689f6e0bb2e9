/** Expands the question in the URL's hash. */
function expandQuestionOfUrl(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', expandQuestionOfUrl);
expandQuestionOfUrl();
