/** `navigator.locks` for the tabs of a test: one holder of a name at a time. */
export class LockMock {
  #last: Promise<unknown> = Promise.resolve();
  request<T>(_: string, work: () => Promise<T>): Promise<T> {
    const run = this.#last.then(work);
    this.#last = run.catch(() => {});
    return run;
  }
}
