/** `npm run rebuild`: the pages that show what changed. */
import '../backend/program/commands/rebuild.ts';
