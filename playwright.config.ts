import { defineConfig } from '@playwright/test'

const asRoot = process.getuid?.() === 0
const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
// No test looks at pixels: without memory for them Chromium lays pages out and draws none.
const undrawn = '--force-gpu-mem-available-mb=1'
const args = [
  ...quiet,
  undrawn,
  '--disable-component-update',
  '--disable-sync',
  ...(asRoot ? ['--no-sandbox'] : []),
]

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores: a test often waits for a reply or for the next look at the page.
  workers: 3,
  // A second look, named as flaky in the report: two cores shared with a database and a build are not always quick.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: 'reports/browser.json' }]],
  globalSetup: './tests/support/browser-setup.ts',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
