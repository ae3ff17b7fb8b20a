import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { delivery, groups } from './tools/delivery.ts';

const modern = ['chrome123', 'firefox121', 'safari17.5'];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), delivery()],
  build: {
    target: 'es2022',
    cssTarget: modern,
    // The page's policy allows no inline data but pictures
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Cards and boards are data of the rules, which lie beside the page
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env['SHEEPFOLD'] ?? 'http://127.0.0.1:7433' } } },
  preview: { proxy: { '/api': { target: process.env['SHEEPFOLD'] ?? 'http://127.0.0.1:7433' } } },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'], testTimeout: 20_000 },
});
