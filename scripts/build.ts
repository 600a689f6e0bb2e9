/** `npm run build`: every page into `dist/`. */
import '../backend/program/commands/build.ts';
