import { DEMO, ROOMS } from './rooms.config.mjs';

/** `src/routes.ts` → a pattern that matches that file, or what lies in that folder. */
const pattern = (place) => `^${place.replaceAll('.', '\\.')}${place.endsWith('.ts') ? '$' : '/'}`;

const rooms = Object.entries(ROOMS).map(([room, { mayImport }]) => ({
  name: `room ${room}`,
  comment: `${room} may import only: ${mayImport.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: pattern(room), pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(src|backend|scripts|tests)/',
    pathNot: [pattern(room), ...mayImport.map(pattern)],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|texts:|brand:|third-parties:)' },
    },
    {
      name: 'the demo is optional',
      comment: `only ${DEMO.onlyImporter}, tests and measurements may load ${DEMO.room}/`,
      severity: 'error',
      from: {
        path: '^(src|backend|scripts)/',
        pathNot: [pattern(DEMO.onlyImporter), ...DEMO.users],
      },
      to: { path: pattern(DEMO.room) },
    },
    {
      name: 'browsers carry no build',
      comment: 'what runs in a browser reaches nothing that makes pages',
      severity: 'error',
      from: { path: '^src/shop/.*(\\.client\\.ts|\\.tsx)$' },
      to: { path: '^src/publish/', reachable: true },
    },
    ...rooms,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
