/** Load from a process of its own: options and result travel as JSON on its standard streams. */
import { launch } from '../../backend/program/processes.ts';

/** Runs a script that ends with `serveOptions`. Rejects with its output where it fails. */
export function inProcess<Options, Result>(script: string, options: Options): Promise<Result> {
  const child = launch('node', [script], { stdin: true });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk));
  child.stdin?.end(JSON.stringify(options));
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0
        ? resolve(JSON.parse(output) as Result)
        : reject(new Error(`${script} ended with ${code}: ${output}${errors}`)),
    );
  });
}

/** Reads the options, runs the measurement and writes its result: the other end of `inProcess`. */
export async function serveOptions<Options>(
  measure: (options: Options) => Promise<unknown>,
): Promise<void> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk as string;
  console.log(JSON.stringify(await measure(JSON.parse(text) as Options)));
}
