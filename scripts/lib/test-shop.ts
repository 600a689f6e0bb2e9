import { launch, stop } from './processes.ts';

export interface RunningShop {
  url: string;
  stop(): Promise<void>;
}

/** Products of the shop that tests run on. */
const TEST_PRODUCTS = '1000';

/**
 * Starts the whole shop as `npm start` does, on a small catalogue and a free port, and waits
 * for its ready line. Throws with what it printed when it ends before.
 */
export async function startTestShop(env: Record<string, string>): Promise<RunningShop> {
  const child = launch('node', ['scripts/start.ts'], {
    env: {
      PORT: '0',
      CATALOGUE_PRODUCTS: TEST_PRODUCTS,
      SITE_URL: 'http://localhost:4321',
      ...env,
    },
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready: (http:\/\/\S+)/i.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The shop ended (${code}):\n${output}`)));
  });
  return { url, stop: () => stop(child) };
}
