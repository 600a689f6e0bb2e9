/**
 * Entry of every npm script. Runs on any Node version: installs what is
 * missing, then hands over to the project's own Node 24 (the `node` package) with the settings of
 * `.env`, where what the environment says wins.
 *
 *   node scripts/bootstrap.mjs scripts/start.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.installed');
const node = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Changes whenever the lock file does, so that an old install is renewed. */
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

const [script, ...rest] = process.argv.slice(2);

/** Commands of owners and operators. The others also need the tools: `devDependencies`. */
const WITHOUT_TOOLS = [
  ...['start', 'build', 'rebuild', 'release', 'backup', 'restore'],
  ...['catalogue', 'content', 'search', 'orders', 'editor'],
].map((name) => `scripts/${name}.ts`);

/** The stamp holds the digest of the lock file, and a second word where the tools are there too. */
const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : [];
const isCurrent = existsSync(node) && stamped[0] === lock;
const hasTools = stamped[1] === 'tools';
const needsTools = !WITHOUT_TOOLS.includes(script);

if (!isCurrent || (needsTools && !hasTools)) {
  // Tools that a plain `npm ci` or an earlier version installed stay, although no stamp names them.
  const withTools = needsTools || hasTools || existsSync(path.join(modules, 'vitest'));
  const what = withTools && isCurrent ? 'the tools' : 'packages';
  console.log(`Installing ${what} (once, up to a minute)…`);
  // `npm ci` deletes what is there: a shop may be running from it, and Windows cannot delete a
  // program that is running, which may be the project's own Node.
  const keepsFolder = isCurrent || (process.platform === 'win32' && existsSync(modules));
  const how = [
    ...(keepsFolder ? ['install', '--no-save'] : ['ci']),
    ...(withTools ? ['--include=dev'] : ['--omit=dev']),
    ...['--no-audit', '--no-fund', '--loglevel=error'],
  ];
  const done = spawnSync('npm', how, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('Installing the packages failed; see the lines above.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, withTools ? `${lock} tools` : lock);
}

/** They create shops of their own, so the owner's settings must not affect them. */
const WITHOUT_SETTINGS = [
  ...['scripts/test.ts', 'scripts/soak.ts', 'scripts/bench.ts'],
  'tests/mutation/mutate.ts',
];

const settings = path.join(root, '.env');
const isRead = existsSync(settings) && !WITHOUT_SETTINGS.includes(script);
const flags = isRead ? [`--env-file=${settings}`] : [];
const child = spawn(node, [...flags, path.join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Caches compiled TypeScript, which saves half a second at the next start.
    NODE_COMPILE_CACHE: path.join(modules, '.cache', 'node'),
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
  },
});
// The child hears Ctrl-C itself (same group); a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
