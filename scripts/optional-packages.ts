/**
 * Optional dependencies in `package-lock.json` (lockfileVersion 3). npm drops those that its
 * registry does not offer, and then `npm ci` refuses the lock file on every platform.
 */

export interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** Packages of a lock file, by folder: `node_modules/astro/node_modules/sharp`. */
export type LockedPackages = Record<string, LockedPackage>;

export interface MissingPackage {
  /** Folder of the package that declares it. */
  dependent: string;
  name: string;
  range: string;
}

const MODULES_FOLDER = 'node_modules/';
const EXACT_VERSION = /^\d+\.\d+\.\d+/;

/** Optional dependencies that the lock file does not resolve to the declared version. */
export function missingOptionals(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const found = resolvePackage(packages, dependent, name);
      const isRight = found && (!EXACT_VERSION.test(range) || found.version === range);
      return isRight ? [] : [{ dependent, name, range }];
    }),
  );
}

/**
 * The packages with an entry for each missing one, in npm's order. Such an entry has no
 * `integrity`: npm adds it where the registry offers the package. Throws where the declared
 * version is a range or the name does not tell the platform.
 */
export function withMissingOptionals(packages: LockedPackages): LockedPackages {
  const all = { ...packages };
  for (const { dependent, name, range } of missingOptionals(packages)) {
    if (!EXACT_VERSION.test(range))
      throw new Error(`${dependent} wants ${name} ${range}: no exact version`);
    const nested =
      dependent.slice(0, dependent.lastIndexOf(MODULES_FOLDER)) + MODULES_FOLDER + name;
    const { dev, devOptional } = packages[dependent] ?? {};
    all[all[nested] ? `${dependent}/${MODULES_FOLDER}${name}` : nested] = {
      version: range,
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
      ...platformOf(name),
    };
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Finds a package as Node does: from the dependent's own folder upwards. */
function resolvePackage(
  packages: LockedPackages,
  dependent: string,
  name: string,
): LockedPackage | undefined {
  for (
    let folder = dependent;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(MODULES_FOLDER) - 1))
  ) {
    const found = packages[(folder && `${folder}/`) + MODULES_FOLDER + name];
    if (found || folder === '') return found;
  }
}

const LIBC: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** `binding-linux-x64-musl` → the fields by which npm decides whether to install it. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, abi = ''] =
    /-(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name) ?? [];
  if (!os || !cpu) throw new Error(`The name of ${name} tells no platform.`);
  const libc = LIBC[abi];
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}
