/** `npm run release`: lists, exports, deploys and rolls back releases. */
import '../backend/program/commands/release.ts';
