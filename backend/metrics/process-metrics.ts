import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from './registry.ts';

const NS_PER_S = 1e9;

/** Memory, start time and event loop of this process. Answers how to stop measuring. */
export function addProcessMetrics(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const memory = (name: string, help: string, read: (usage: NodeJS.MemoryUsage) => number) =>
    registry.gauge(name, help, () => [{ value: read(process.memoryUsage()) }]);
  memory('process_resident_memory_bytes', 'Resident memory.', ({ rss }) => rss);
  memory('nodejs_heap_used_bytes', 'Heap in use.', ({ heapUsed }) => heapUsed);
  memory('nodejs_heap_total_bytes', 'Heap reserved.', ({ heapTotal }) => heapTotal);
  memory('nodejs_external_memory_bytes', 'Memory of buffers.', ({ external }) => external);
  const startedAt = performance.timeOrigin / 1000;
  registry.gauge('process_start_time_seconds', 'Start of the process, in Unix time.', () => [
    { value: startedAt },
  ]);
  registry.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'Event loop delay since the last time it was asked, 99th percentile.',
    () => {
      const value = delay.percentile(99) / NS_PER_S;
      delay.reset();
      return [{ value }];
    },
  );
  return () => delay.disable();
}
