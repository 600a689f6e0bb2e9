/** `npm run dev`: Astro's development server with the backend behind it. */
import '../backend/program/commands/dev.ts';
