/**
 * Files by name, which machines share; a name is made of the file's digest, so that a file never
 * changes. Storing one again is harmless.
 */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is none. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  delete(name: string): Promise<void>;
}

/** Name of the stored body of a digest (base64url); hexadecimal, for disks that ignore case. */
export function bodyName(digest: string): string {
  const hex = Buffer.from(digest, 'base64url').toString('hex');
  return `bodies/${hex.slice(0, 2)}/${hex}`;
}

/** Name of a part of a shared snapshot. */
export const partName = (digest: string): string => bodyName(digest).replace('bodies', 'snapshot');

/** What publishing needs of the releases that machines share. */
export interface Sharing {
  /**
   * Runs as the only publisher of all machines, on the live release and its snapshot. Makes what it
   * published live everywhere, or, if that fails, nowhere, and rejects.
   */
  publishing<T>(run: () => Promise<T>): Promise<T>;
}

/** One machine, or several processes on one disk: the build lock is enough. */
export const NOT_SHARED: Sharing = { publishing: (run) => run() };
