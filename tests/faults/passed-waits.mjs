/** Loaded into a renderer under test: what it waits between tries of a request passes at once. */
import timers from 'node:timers/promises';
import { syncBuiltinESMExports } from 'node:module';

timers.setTimeout = (_, value) => timers.setImmediate(value);
syncBuiltinESMExports();
