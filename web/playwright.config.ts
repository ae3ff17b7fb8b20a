import { defineConfig } from '@playwright/test';

/** A server that runs already may be named; otherwise the built program is started, once for each worker. */
const running = process.env['SHEEPFOLD'];
const WORKERS = 2;
const port = (worker: number) => 4180 + worker;
const address = (worker: number) => running ?? `http://127.0.0.1:${port(worker)}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/e2e-results',
  // Half of a test is waiting, so two share two cores well; neither sees the other's tables
  workers: WORKERS,
  fullyParallel: true,
  // A browser on a busy machine may be late once; a test that needs its second try is reported as flaky
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: address(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)),
    actionTimeout: 20_000,
    viewport: { width: 1280, height: 800 },
    // What the browser shows is what is tested; motion is tested where it matters
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // What it does without a connection is tested by itself
    serviceWorkers: 'block',
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
        webServer: Array.from({ length: WORKERS }, (_, worker) => ({
          url: `${address(worker)}/health`,
          command: `../sheepfold serve --port ${port(worker)} --home build/e2e-${worker}`,
          timeout: 120_000,
        })),
      }),
});
