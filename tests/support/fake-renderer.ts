/** Stands for the standing renderer: does what the job's reason says, and tells who it is. */
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import type {
  RendererMessage,
  RendererRequest,
} from '../../backend/program/renderer/renderer-process.ts';

const say = (message: RendererMessage) => process.send?.(message);

process.on('message', (request: RendererRequest) => {
  const { id } = request;
  // Done, and not answered before the next is asked.
  if ('rollBack' in request) {
    appendFileSync(request.rollBack.by, 'done\n');
    process.once('message', () => say({ id, result: process.pid, memoryMb: 100 }));
    return;
  }
  const reason = 'publish' in request ? request.publish.reason : '';
  if (reason === 'die') process.exit(1);
  if (reason.startsWith('fail')) {
    const memoryMb = reason === 'fail and grow' ? 900 : 100;
    return say({ id, error: 'The API does not answer.', memoryMb });
  }
  // A file that is there once: its code is old until it was started again.
  if (existsSync(reason)) {
    rmSync(reason);
    return say({ id, stale: true });
  }
  // Never done if the file that it names is there; read first, since the test removes it at the step.
  const isHeld =
    reason.startsWith('until gone: ') && existsSync(reason.slice('until gone: '.length));
  say({ id, step: 'Rendering pages', done: 1, total: 1 });
  if (isHeld) return;
  say({ id, result: process.pid, memoryMb: reason === 'grow' ? 900 : 100 });
});
process.on('disconnect', () => process.exit(0));
