import type { KnipConfig } from 'knip'

/**
 * Rules that the specification states and no page uses yet. Remove a line when its feature is there: orders and
 * bookings (§3, §5), tracking (§3), schedules (§4), fees after an order (§9), content published by editors.
 */
const comingFeatures = [
  'domain/{orders,tracking,schedules}/**/*.ts!',
  'domain/access/may-{run-company,staff,trade}.ts!',
  'domain/values/{booking-fields,container-number,container-type,formats,imo-number,text-limits}.ts!',
  'domain/tariffs/depot/storage-days.ts!',
  // Controls of orders: their steps and the time since an event.
  'web/ui/steps.tsx!',
  'web/components/formats/formatted-time.tsx!',
  '!**/*.test.{ts,tsx}!',
]

/**
 * `!` marks product code. With `--production` nothing else is an entry, so that product code which only tests, bench
 * or tools use is reported. What a file uses itself it may export for its test.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  entry: [
    'server/main*.ts!',
    'launch/tasks/{start,dev,administrator,backup,restore}.ts!',
    'launch/postgres/provide-database.ts!',
    'launch/tasks/{bench,build,faults,check,derive-pricing-schema,font,mutate,test}.ts',
    'checks/run.ts',
    'bench/run-*.ts',
    'web/components/network-map/draw-land.mjs',
    'tests/**/*.spec.ts',
    'tests/support/*-setup.ts',
    'tests/support/browser-server.ts',
    'tests/support/quick-*.ts',
    'tests/support/client-harness.ts',
    '**/*.test.{ts,tsx}',
    'vitest.mutate.config.ts',
    ...(production ? comingFeatures : []),
  ],
  project: [
    '{domain,contract,messages,content,database,server,web}/**/*.{ts,tsx,mts,mjs}!',
    '!**/*.test.{ts,tsx}!',
    // A task writes its result, a JSON file, into the product.
    '!contract/derive-pricing-schema.ts!',
    '{tests,bench,faults,launch,checks}/**/*.{ts,tsx,mts,mjs}',
    '*.{ts,mjs}',
  ],
  ignoreExportsUsedInFile: production || { type: true, interface: true },
  ignoreDependencies: ['typescript-7', '@biomejs/biome'],
  ignoreBinaries: ['nginx', 'haproxy', 'mount', 'umount', 'apt-get'],
})
