import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messagesPlugin } from './launch/bundle/messages-plugin.ts'

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

/** Only here are passwords hashed at their full cost. */
const passwordTests = 'server/platform/passwords/**/*.test.ts'
/** Only here are sheets read in processes of their own; and in the browser tests. */
const sheetTests = 'server/platform/sheets/**/*.test.ts'
const quick = (name: string) => join(import.meta.dirname, `tests/support/quick-${name}.ts`)
const quickWork = {
  alias: [
    { find: '@node-rs/argon2', replacement: quick('argon2') },
    { find: './reading-process.ts', replacement: quick('reading') },
  ],
}

export default defineConfig({
  test: {
    // One more than the cores: a test often waits for a reply, a timer or another process.
    maxWorkers: 3,
    reporters: ['dot', 'json', './tests/support/second-tries.ts'],
    outputFile: { json: 'reports/unit.json' },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,content,messages}/**/*.test.ts', passwordTests, sheetTests],
          ...limits,
        },
      },
      {
        plugins,
        resolve: quickWork,
        test: {
          name: 'site',
          include: ['{database,server,web,launch,checks}/**/*.test.ts', 'tests/abuse/**/*.test.ts'],
          exclude: [passwordTests, sheetTests],
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
