import { defineConfig } from '@playwright/test'

/** What differs between a phone and a desktop; the rest is tried once. */
const onPhones = /(layout|today|verse)\.spec/

/** The browser journeys, in the Chromium that `CHROMIUM` names; unset, in Playwright's own. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/site.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try is a defect.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    // Dates are the community's, wherever the device thinks it is.
    timezoneId: 'Pacific/Auckland',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM || undefined,
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
  projects: [
    {
      name: 'phone',
      testMatch: onPhones,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-MX' },
    },
    // Spanish is the default, also for an English browser.
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 }, locale: 'en-US' } },
  ],
})
