import type { Reads } from '../snapshot/reads.ts';

/** A file of the site, with what must be known of it to publish it. */
export interface SiteFile {
  /** Below the site's root: `product/x.html`. */
  path: string;
  body: Buffer;
  /** A page of the site, or what is rendered like one; absent for files beside them. */
  page?: {
    reads: Reads;
    /** Hashes of its inline scripts and styles (`inline-hashes.ts`). */
    scripts: string[];
  };
}

/** Where files of a build go. */
export interface Output {
  /** Waits only where much is under way; rejects with the first failure of an earlier one too. */
  put(file: SiteFile): Promise<void>;
  /** Hashes of the inline scripts and styles of all pages of the site. */
  scriptHashes(): Promise<string[]>;
  /** True where the site has the file. */
  has(path: string): Promise<boolean>;
}
