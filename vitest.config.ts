import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './launch/messages-plugin.ts'

const limits = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // As in the browser: named in the report, since two cores are not always quick.
  retry: 1,
  pool: 'forks',
  // Test files restore what they change, so a worker loads its modules only once.
  isolate: false,
} as const

const plugins = [messagesPlugin(import.meta.dirname)]

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['dot', 'json', './tests/support/second-tries.ts'],
    outputFile: { json: 'reports/unit.json' },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,content,messages}/**/*.test.ts'],
          ...limits,
        },
      },
      {
        plugins,
        test: {
          name: 'site',
          include: ['{database,server,web,launch,checks}/**/*.test.ts', 'tests/abuse/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          ...limits,
        },
      },
      {
        plugins,
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/components-setup.ts'],
          ...limits,
        },
      },
    ],
  },
})
