/**
 * Entry of every npm script. Runs on any Node version: installs missing packages, then runs the
 * script with the project's own Node 24 (the `node` package) and the settings of `.env`. Variables
 * of the environment override those settings.
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
const stampFile = path.join(modules, '.installed');
const nodeProgram = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Digest of the lock file, by which an outdated installation is recognised. */
const lockDigest = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

const [script, ...rest] = process.argv.slice(2);

/** Commands of owners and operators. All other scripts also need the tools (`devDependencies`). */
const WITHOUT_TOOLS = [
  ...['start', 'build', 'rebuild', 'release', 'backup', 'restore'],
  ...['catalogue', 'content', 'search', 'orders', 'editor'],
].map((name) => `scripts/${name}.ts`);

/** Digest of the lock file at the last installation, and the word `tools` if it included the tools. */
const stampWords = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim().split(' ') : [];
const isCurrent = existsSync(nodeProgram) && stampWords[0] === lockDigest;
const hasTools = stampWords[1] === 'tools';
const needsTools = !WITHOUT_TOOLS.includes(script);

if (!isCurrent || (needsTools && !hasTools)) {
  // Tools that a plain `npm ci` installed are kept, although the stamp does not name them.
  const includesTools = needsTools || hasTools || existsSync(path.join(modules, 'vitest'));
  const installedText = includesTools && isCurrent ? 'the tools' : 'packages';
  console.log(`Installing ${installedText} (once, up to a minute)…`);
  // `npm ci` deletes what is there: a shop may be running from it, and Windows cannot delete a
  // program that is running, which may be the project's own Node.
  const keepsFolder = isCurrent || (process.platform === 'win32' && existsSync(modules));
  const npmArguments = [
    ...(keepsFolder ? ['install', '--no-save'] : ['ci']),
    ...(includesTools ? ['--include=dev'] : ['--omit=dev']),
    ...['--no-audit', '--no-fund', '--loglevel=error'],
  ];
  const result = spawnSync('npm', npmArguments, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Installing the packages failed; see the lines above.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stampFile, includesTools ? `${lockDigest} tools` : lockDigest);
}

/** Scripts that create shops of their own, which the owner's settings must not affect. */
const WITHOUT_SETTINGS = [
  ...['scripts/test.ts', 'scripts/soak.ts', 'scripts/bench.ts'],
  'tests/mutation/mutate.ts',
];

const settingsFile = path.join(root, '.env');
const readsSettings = existsSync(settingsFile) && !WITHOUT_SETTINGS.includes(script);
const flags = readsSettings ? [`--env-file=${settingsFile}`] : [];
const child = spawn(nodeProgram, [...flags, path.join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Caches compiled TypeScript, which saves half a second at the next start.
    NODE_COMPILE_CACHE: path.join(modules, '.cache', 'node'),
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
  },
});
// Passes signals on to the child. Ctrl-C reaches it anyway, since it is in the same process group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
