import { addressText } from '../texts.ts';

/**
 * A map of entities by code. Without a match, looks them up by name, ignoring case, or by a path of
 * names such as `Bouw > Platen`, compared with the entity's address. An ambiguous name matches
 * nothing.
 */
export class ByCodeOrName<T> extends Map<string, T> {
  readonly #names = new Map<string, T | undefined>();

  constructor(
    codes: Iterable<readonly [string, T]>,
    names: Iterable<readonly [name: string, thing: T]>,
  ) {
    super(codes);
    for (const [name, thing] of names) {
      const key = name.trim().toLowerCase();
      const isAnother = this.#names.has(key) && this.#names.get(key) !== thing;
      this.#names.set(key, isAnother ? undefined : thing);
    }
  }

  override get(key: string): T | undefined {
    const exact = super.get(key) ?? this.#names.get(key.trim().toLowerCase());
    if (exact !== undefined || !/[>/]/.test(key)) return exact;
    return super.get(
      key
        .split(/\s*[>/]\s*/)
        .map((name) => addressText(name))
        .join('/'),
    );
  }

  override has(key: string): boolean {
    return this.get(key) !== undefined;
  }
}
