import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import noReadingMoves from './tools/no-reading-moves.js';

export default ts.config(
  { ignores: ['dist/', 'build/', 'node_modules/', 'src/wire.ts', 'src/games/*/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[property.name='innerHTML']", message: 'No markup from text.' },
        {
          selector: "SvelteAttribute[key.name='style']",
          message: 'The page allows no inline styles: use a class or style:property={…}.',
        },
      ],
      'svelte/no-at-html-tags': 'error',
      // Links go through our own small router, which takes plain paths
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/games/**'],
    plugins: { sheepfold: { rules: { 'no-reading-moves': noReadingMoves } } },
    rules: { 'sheepfold/no-reading-moves': 'error' },
  },
);
