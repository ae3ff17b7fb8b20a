import { defineConfig } from '@playwright/test';

/** A server that runs already may be named; otherwise the built program is started. */
const running = process.env['SHEEPFOLD'];
const address = running ?? 'http://127.0.0.1:4180';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/e2e-results',
  workers: 1,
  // A browser on a busy machine may be late once; a test that needs its second try is reported as flaky
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    // What the browser shows is what is tested; motion is tested where it matters
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          url: `${address}/health`,
          command: '../sheepfold serve --port 4180 --home build/e2e',
          timeout: 120_000,
        },
      }),
});
