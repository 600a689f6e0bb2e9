/** `npm run rebuild`: renders the pages affected by changes. */
import '../backend/program/commands/rebuild.ts';
