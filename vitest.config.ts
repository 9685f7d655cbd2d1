import { defineConfig } from 'vitest/config'

const limits = { testTimeout: 20_000, hookTimeout: 60_000, pool: 'forks' } as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // Rules and words have no state that one file could leave for the next: their modules are read once.
        test: {
          name: 'rules',
          include: ['{domain,contract,content,messages}/**/*.test.ts'],
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'house',
          include: ['{database,server,web,launch,checks}/**/*.test.{ts,tsx}', 'tests/abuse/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          ...limits,
        },
      },
    ],
  },
})
