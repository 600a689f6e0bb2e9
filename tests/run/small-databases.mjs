/**
 * For test processes: each opens a small database and ends soon. Optimising the code of the embedded
 * database costs more time than it saves there, so only code that runs a hundred times as often as
 * usual is optimised.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--wasm-tiering-budget=1300000000');
