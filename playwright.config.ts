import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './scripts/chromiumPath'

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.browser.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The retry records a trace; CI reports a test that passes then as flaky
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: testBrowserPath(),
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
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
