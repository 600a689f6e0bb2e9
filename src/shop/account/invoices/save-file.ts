/** Saves a file under a name, as a link with `download` does. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
