import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{domain,contract,content,messages,database,server,web,launch,checks}/**/*.test.{ts,tsx}',
      'tests/abuse/**/*.test.ts',
    ],
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
