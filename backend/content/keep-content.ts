import type { Logger } from 'pino';
import type { ContentChange, LiveContent } from './live-content.ts';
import { problemText } from './problems.ts';
import { watchFolder } from './watch-folder.ts';

export interface ContentKeeper {
  /** Reads the folder now, for an editor; answers the names of the entities that are another. */
  look(by?: string): string[];
  close(): void;
}

/**
 * Follows the content folder: what is valid is live at once and told to `onChange`, what is not
 * is told to the log by file and line. `onChange` answers the names of what changed.
 */
export function keepContent(
  content: LiveContent,
  log: Logger,
  onChange: (change: ContentChange, by: string) => string[],
): ContentKeeper {
  let told = new Set<string>();
  const tell = () => {
    const problems = content.problems().map(problemText);
    for (const problem of problems) if (!told.has(problem)) log.warn(problem);
    told = new Set(problems);
  };
  tell();
  const look = (by = 'content') => {
    const change = content.look();
    tell();
    return change ? onChange(change, by) : [];
  };
  const close = watchFolder(content.dir, () => {
    try {
      look();
    } catch (error) {
      log.error({ err: error }, 'The content could not be read again');
    }
  });
  return { look, close };
}
