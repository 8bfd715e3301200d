import { defineConfig } from '@playwright/test';
import { browserPath } from './tools/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // The machine is small, and the server and two browsers share it.
  workers: Number(process.env.DEDALE_E2E_WORKERS ?? 2),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  retries: 0,
  use: {
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    // Recording costs as much as playing: a picture of the end has to do.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
