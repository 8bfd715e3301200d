import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const UNDERSCORED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

export default ts.config(
  { ignores: ['dist', 'test-results', 'playwright-report', 'src/generated', 'wasm'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: { 'no-unused-vars': ['error', UNDERSCORED] } },
  svelte.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.recommended],
    rules: { '@typescript-eslint/no-unused-vars': ['error', UNDERSCORED] },
  },
  {
    // Only here: a program for each component costs minutes, and sees `any` wherever svelte-check sees the types.
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets here are either nobody's to watch, or replaced as a whole and kept in $state.raw.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that stays at the end of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Props are declared together with `let`, also those that are not assigned to.
    files: ['**/*.svelte'],
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': 'error' },
  },
  {
    // What is put in as HTML here was drawn or written in this repository: never what a server or a person says.
    files: ['src/art/**', 'src/games/*/parts/{Card,Door}.svelte', 'src/pages/Rules.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['e2e/fixtures.ts'],
    // Playwright reads from the pattern which fixtures a fixture needs: `{}` is none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  {
    // The build writes the list of its files in place of `__BUILD__`.
    files: ['offline/**'],
    languageOptions: { globals: { ...globals.serviceworker, __BUILD__: 'readonly' } },
  },
  { files: ['tools/**', 'e2e/**', '*.{js,ts}'], languageOptions: { globals: globals.node } },
  prettier,
  svelte.configs.prettier,
);
