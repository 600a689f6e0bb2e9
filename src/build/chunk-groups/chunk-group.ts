/**
 * Which modules travel in one file. Small files compress badly and each costs a request, so what is
 * always needed together is one file; what a page does not need must not share a file with what it
 * does. `npm run budgets` holds the result to its limits.
 *
 * Order matters: a module belongs to the first group that matches it, and takes along what it
 * imports unless an earlier group has that. Scripts without React must not need a group that has it.
 */
export interface ChunkGroup {
  name: string;
  /** Tested against the id of a module. */
  test: RegExp;
}

interface Members {
  /** Modules below `src`, without extension; alternatives as in a regular expression. */
  src?: readonly string[];
  /** Packages, or folders of them. */
  npm?: readonly string[];
  /** Sections of texts (`client-texts.ts`). */
  texts?: readonly string[];
  /** Modules that tools provide. */
  tools?: readonly string[];
}

export function chunkGroup(
  name: string,
  { src = [], npm = [], texts = [], tools = [] }: Members,
): ChunkGroup {
  const patterns = [
    ...src.map((path) => `/src/(?:${path})\\.(?:ts|tsx|svg)(?:\\?|$)`),
    ...npm.map((path) => `/node_modules/(?:${path})/`),
    ...texts.map((section) => `texts:${section}$`),
    ...tools,
  ];
  return { name, test: new RegExp(patterns.join('|')) };
}
