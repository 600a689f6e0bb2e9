/**
 * For processes of tests: each opens a small database and ends soon. What the engine gains by
 * optimising the code of the embedded database, it does not earn back there, so it waits for code
 * that runs a hundred times as often as it would by itself.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--wasm-tiering-budget=1300000000');
