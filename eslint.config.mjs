import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
import { ROOMS } from './rooms.config.mjs';

/** A room's `.astro` files may not reach into rooms that are not theirs. */
const rooms = Object.entries(ROOMS)
  .filter(([room]) => /shop|layouts|pages/.test(room))
  .map(([room, { mayImport }]) => {
    const barred = [...Object.keys(ROOMS), 'demo', 'tests'].filter(
      (other) => other !== room && !mayImport.some((place) => `${other}/`.startsWith(`${place}/`)),
    );
    // `src/shop/cart` is `../cart/` for another area, and `../shop/cart/` for a page.
    const paths = barred.map((other) =>
      other.replace(/^src\/shop\//, '(?:shop/)?').replace(/^src\//, ''),
    );
    return {
      files: [`${room}/**/*.astro`],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: `^(?:\\.\\./)+(?:${paths.join('|')})/` }] },
        ],
      },
    };
  });

export default tseslint.config(
  { ignores: ['dist*', 'dist*/**', '.data', '.astro', '.cache', 'node_modules', '.reports'] },
  ...tseslint.configs.recommended,
  ...astro.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
    },
  },
  ...rooms,
);
