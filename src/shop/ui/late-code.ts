/** Code that is fetched when it is first needed, and kept from then on. */
export interface LateCode<Module> {
  /** Null until it was fetched. */
  readonly loaded: Module | null;
  /** Rejects where it cannot be had; the next call asks again. */
  fetch(): Promise<Module>;
}

/** `load` is a dynamic import: browsers repeat it after a failure, which `React.lazy` never does. */
export function lateCode<Module>(load: () => Promise<Module>): LateCode<Module> {
  let loaded: Module | null = null;
  return {
    get loaded() {
      return loaded;
    },
    fetch: async () => (loaded ??= await load()),
  };
}
