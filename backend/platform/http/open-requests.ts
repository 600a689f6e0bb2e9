/** Counts the requests in progress: background jobs give them priority. */
export class OpenRequests {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  isBusy(): boolean {
    return this.#count > 0;
  }

  onIdle(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts a request until its response has been sent. */
  async track<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    this.#count += 1;
    try {
      return await answer();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const listener of this.#listeners) listener();
    }
  }
}
