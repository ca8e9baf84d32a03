// ESLint looks for faults that the type checker lets pass. Style is up to Biome (npm run format).
import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { root } from './toolchain/folders.mjs';

const javascript = ['**/*.{mjs,js,cjs}'];
/** Programs that hand functions to a page, where they run among the browser's names. */
const drivers = [
  'tests/{library/elements,labs/page}/measure.mjs',
  'tests/labs/class/many.mjs',
  'tests/package/environments/{figures,workshop}.mjs',
  'web/tools/bench/**',
  'web/tools/{picture,screenshots}.mjs',
];

export default defineConfig(
  { ignores: ['build/', 'dist/', 'web/*/dist/', '**/node_modules/', 'tests/package/environments/apps/**/*.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  lit.configs['flat/recommended'],
  {
    rules: {
      'array-callback-return': 'error',
      'default-case-last': 'error',
      eqeqeq: 'error',
      'guard-for-in': 'error',
      'no-constructor-return': 'error',
      'no-extend-native': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      // A leading _ marks an unused name.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'lit/attribute-names': 'error',
      'lit/lifecycle-super': 'error',
      'lit/no-classfield-shadowing': 'error',
      'lit/no-native-attributes': 'error',
      'lit/no-private-properties': 'error',
      'lit/value-after-constraints': 'error',
    },
  },
  {
    // These need types, and most of the time that linting takes.
    files: ['web/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { project: 'tests/tsconfig.json', tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    },
  },
  { files: javascript, languageOptions: { globals: globals.node } },
  {
    files: [
      ...drivers,
      'web/labs/embed/public/**',
      'tests/examples/hosts/**',
      'tests/examples/stackblitz/**',
      'tests/examples/onnxruntime/webgpu-check.mjs',
      'tests/package/apps/**',
      'tests/package/environments/apps/**',
    ],
    languageOptions: { globals: globals.browser },
  },
  { files: ['tests/package/environments/apps/jest/**'], languageOptions: { globals: globals.jest } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // Golden files have different fields for each encoding: tests read them by name.
  { files: ['tests/**/*.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
);
