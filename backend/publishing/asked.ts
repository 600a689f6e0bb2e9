/** Who asks for a publication, and why. */
export interface Asked {
  by: string;
  reason: string;
}

/** What asks by itself; each has a text `who.…` at the desk. */
const MACHINES = new Set(['calendar', 'catalogue', 'content', 'hook', 'poll']);

/** Between two reasons that are told as one. */
export const BETWEEN_REASONS = '; ';
const LONGEST = 200;

/**
 * What is told of a job that several asked for: a person goes before a machine, two persons are
 * named both. Of two machines that of the job stays, unless the other one asks for more.
 */
export function askedTogether(job: Asked, other: Asked, asksForMore: boolean): Asked {
  const [isMachine, isOtherMachine] = [MACHINES.has(job.by), MACHINES.has(other.by)];
  if (isMachine) return !isOtherMachine || asksForMore ? other : job;
  if (isOtherMachine) return job;
  return {
    by: joined(job.by, other.by, ', '),
    reason: joined(job.reason, other.reason, BETWEEN_REASONS),
  };
}

function joined(texts: string, text: string, between: string): string {
  if (texts === text || texts.split(between).includes(text)) return texts;
  const both = `${texts}${between}${text}`;
  return both.length <= LONGEST ? both : `${both.slice(0, LONGEST - 1)}…`;
}
