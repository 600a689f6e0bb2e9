/** Cases of the wall builder and the joint kit. */
import type { CallCases } from './cases.ts';

const door = 'door-930x2115';

export const TOOL_CASES: Record<string, CallCases> = {
  wallMaterials: {
    good: () => [
      {},
      { query: { kind: 'double', board: 'fire', length: 6200, height: 2800, stud: 50 } },
      { query: { kind: 'lining', spacing: 400, insulated: '0', openings: `${door},${door}` } },
      { query: { length: 300, openings: 'window-6000x6000' } },
    ],
    bad: [
      { field: 'kind', input: { query: { kind: 'x' } } },
      { field: 'length', input: { query: { length: 50_001 } } },
      { field: 'height', input: { query: { height: '2.6' } } },
      { field: 'stud', input: { query: { stud: 60 } } },
      { field: 'openings', input: { query: { openings: 'door' } } },
      { field: 'openings', input: { query: { openings: `${door},`.repeat(30) } } },
    ],
  },
  jointKit: {
    good: () => [
      {},
      { query: { thickness: 20, environment: 'coast', one: 'steel', other: 'aluminium' } },
      { query: { load: 5000, bolts: 1000 } },
    ],
    bad: [
      { field: 'thickness', input: { query: { thickness: 0 } } },
      { field: 'environment', input: { query: { environment: 'x' } } },
      { field: 'one', input: { query: { one: 'goud' } } },
      { field: 'bolts', input: { query: { bolts: 1001 } } },
    ],
  },
};
