/** `npm start`: the shop and its API on one origin. */
import '../backend/program/commands/start.ts';
