import { layers, packages } from '../architecture.mjs'
import { manifest, type Seeds, stubPackages } from './seeded-tree.ts'

/** A small project with every allowed import. */
export const cleanTree: Seeds = {
  ...manifest(Object.keys(layers)),
  ...stubPackages([...Object.keys(packages), 'unlisted']),
  'architecture.mjs': 'export const layers = {}',
  'vite.config.ts': 'export default {}',
  'messages/zh/orders.json': '{}',
  'content/zh/about.json': '{}',
  'domain/values/money.ts': `export const yuan = 'CNY'`,
  'domain/values/money.test.ts': `import { test } from 'vitest'
    import fc from 'fast-check'
    import { Decimal } from 'decimal.js'
    import { readFile } from 'node:fs/promises'
    import { seeded } from '#tests/support/database.ts'
    import { exampleOrder } from '#tests/fixtures/orders.ts'
    import { yuan } from './money.ts'`,
  'domain/orders/lifecycle.ts': `import { yuan } from '#domain/values/money.ts'\nexport type Order = typeof yuan`,
  'contract/orders.ts': `import { z } from 'zod'
    import type { Order } from '#domain/orders/lifecycle.ts'
    export const order = z as Order`,
  'database/schema/orders.ts': `import { sql } from 'drizzle-orm'\nexport const orders = sql`,
  'database/schema/platform.ts': `import { sql } from 'drizzle-orm'\nexport const outbox = sql`,
  'database/seeds/orders.ts': `import { orders } from '#database/schema/orders.ts'
    import { yuan } from '#domain/values/money.ts'
    export const seeds = [orders, yuan]`,
  'server/platform/database/connect.ts': `import { Pool } from 'pg'
    import { drizzle } from 'drizzle-orm'
    import { seeds } from '#database/seeds/orders.ts'
    import { readFile } from 'node:fs/promises'
    export const connect = () => [Pool, drizzle, seeds]`,
  'server/platform/outbox/outbox-store.ts': `import { outbox } from '#database/schema/platform.ts'
    export const put = outbox`,
  'server/orders/index.ts': `import { Hono } from 'hono'
    import { order } from '#contract/orders.ts'
    import about from '#content/zh/about.json' with { type: 'json' }
    import words from '#messages/zh/orders.json' with { type: 'json' }
    import { connect } from '#server/platform/database/connect.ts'
    import { load } from './order-store.ts'
    export const routes = [Hono, order, connect, load, about, words]`,
  'server/orders/order-store.ts': `import { sql } from 'drizzle-orm'
    import { orders } from '#database/schema/orders.ts'
    export const load = [sql, orders]`,
  'server/orders/order-store.test.ts': `import { test } from 'vitest'
    import { orders } from '#database/schema/orders.ts'
    import { seeded } from '#tests/support/database.ts'`,
  'server/quotes/index.ts': 'export const routes = []',
  'server/main.ts': `import { connect } from '#server/platform/database/connect.ts'
    import { routes } from './orders/index.ts'
    export const main = [connect, routes]`,
  'server/wiring/orders.ts': `import { routes } from '#server/orders/index.ts'\nexport const wired = routes`,
  'web/root.tsx': `import { useApi } from '#web/client/api.ts'\nexport const App = useApi`,
  'web/routes.ts': `import { route } from '@react-router/dev'\nexport default [route]`,
  'web/entry.server.tsx': `import { PassThrough } from 'node:stream'\nexport default PassThrough`,
  'web/app.css': 'body { margin: 0 }',
  'web/site/home.module.css': '.home { margin: 0 }',
  'web/site/home.tsx': `import { useState } from 'react'
    import { order } from '#contract/orders.ts'
    import { Home } from '#web/brands/ningbo/home.tsx'
    import { useApi } from '#web/client/api.ts'
    import { Badge } from '#web/components/orders/badge.tsx'
    import { Button } from '#web/ui/button.tsx'
    import type { Route } from './+types/home'
    import styles from './home.module.css'
    import address from './home.module.css?url'
    export const page = [useState, order, Home, useApi, Badge, Button, styles, address]`,
  'web/brands/ningbo/home.tsx': `import type { Order } from '#domain/orders/lifecycle.ts'
    import { useApi } from '#web/client/api.ts'
    import { Badge } from '#web/components/orders/badge.tsx'
    import { Button } from '#web/ui/button.tsx'
    export const Home = [useApi, Badge, Button]`,
  'web/components/orders/badge.tsx': `import { yuan } from '#domain/values/money.ts'
    import { Button } from '#web/ui/button.tsx'
    export const Badge = [yuan, Button]`,
  'web/ui/button.tsx': `import { useId } from 'react'\nexport const Button = useId`,
  'web/client/api.ts': `import { order } from '#contract/orders.ts'
    import { Button } from '#web/ui/button.tsx'
    export const useApi = () => [order, Button]`,
  'launch/run.mjs': `import { spawn } from 'node:child_process'\nspawn('node')`,
  'launch/tasks/start.ts': `import { main } from '#server/main.ts'
    import { seeds } from '#database/seeds/orders.ts'
    import { connect } from '#server/platform/database/connect.ts'
    export const start = [main, seeds, connect]`,
  'tests/support/database.ts': `import { orders } from '#database/schema/orders.ts'
    import { main } from '#server/main.ts'
    export const seeded = [orders, main]`,
  'tests/fixtures/orders.ts': `import type { Order } from '#domain/orders/lifecycle.ts'
    export const exampleOrder = {} as Order`,
  'bench/orders.ts': `import { connect } from 'node:net'
    import { main } from '#server/main.ts'
    import { exampleOrder } from '#tests/fixtures/orders.ts'
    export default [connect, main, exampleOrder]`,
  'checks/run.ts': `import ts from 'typescript'\nimport { layers } from '../architecture.mjs'\nexport default [ts, layers]`,
}

const imports = (specifier: string) => `import { used } from '${specifier}'\nexport const uses = used`
const importsType = (specifier: string) => `import type { Used } from '${specifier}'\nexport type Uses = Used`

/** A rule, a file that breaks it, and the text of the file. */
export const violations: readonly [rule: string, file: string, text: string][] = [
  ['layer:domain', 'domain/bad/contract.ts', imports('#contract/orders.ts')],
  ['layer:domain', 'domain/bad/server-type.ts', importsType('#server/orders/index.ts')],
  ['layer:contract', 'contract/bad.ts', imports('#messages/zh/orders.json')],
  ['layer:messages', 'messages/bad.ts', imports('#contract/orders.ts')],
  ['layer:content', 'content/bad.ts', imports('#server/main.ts')],
  ['layer:database', 'database/seeds/bad.ts', imports('#server/main.ts')],
  ['layer:server', 'server/pages/bad-web.ts', imports('#web/root.tsx')],
  ['layer:web', 'web/site/bad-server.ts', importsType('#server/orders/index.ts')],
  ['layer:web', 'web/site/bad-database.ts', `export type Row = import('#database/schema/orders.ts').Row`],
  ['layer:web', 'web/site/bad-late.ts', `export const late = import('#server/main.ts')`],
  ['layer:launch', 'launch/bad-web.ts', imports('#web/root.tsx')],
  ['layer:tests', 'tests/bad.ts', imports('#checks/run.ts')],
  ['layer:bench', 'bench/bad.ts', imports('#checks/run.ts')],
  ['layer:faults', 'faults/bad.ts', imports('#checks/run.ts')],
  ['layer:checks', 'checks/bad.ts', imports('#server/main.ts')],
  ['test-files', 'domain/bad/tests.ts', imports('#tests/support/database.ts')],
  ['test-files', 'domain/bad/fixture.ts', imports('#tests/fixtures/orders.ts')],
  ['test-files', 'server/quotes/fixture-type.ts', importsType('#tests/fixtures/orders.ts')],
  ['test-files', 'web/tools/fixture.tsx', imports('#tests/fixtures/orders.ts')],
  ['test-files', 'launch/bad-test.ts', imports('#domain/values/money.test.ts')],
  ['layers-only', 'launch/bad-config.ts', imports('../vite.config.ts')],
  ['database-by-stores', 'server/orders/place-order.ts', imports('#database/seeds/orders.ts')],
  ['tables-by-stores', 'launch/bad-tables.ts', importsType('#database/schema/orders.ts')],
  ['own-tables', 'server/quotes/quote-store.ts', imports('#database/schema/orders.ts')],
  ['own-tables', 'server/platform/jobs/job-store.ts', imports('#database/schema/orders.ts')],
  ['platform', 'server/platform/bad.ts', importsType('#server/orders/index.ts')],
  ['index-only', 'server/pages/bad-internal.ts', imports('#server/orders/order-store.ts')],
  ['index-only', 'server/wiring/bad-internal.ts', imports('#server/orders/order-store.ts')],
  ['arrow', 'server/quotes/bad-arrow.ts', imports('#server/orders/index.ts')],
  ['main', 'server/rates/bad-main.ts', imports('#server/main.ts')],
  ['main', 'server/rates/bad-wiring.ts', imports('#server/wiring/orders.ts')],
  ['launch', 'launch/bad-internal.ts', imports('#server/orders/index.ts')],
  ['web:surfaces', 'web/tools/bad.tsx', imports('#web/site/home.tsx')],
  ['web:ui', 'web/ui/bad-domain.tsx', importsType('#domain/orders/lifecycle.ts')],
  ['web:ui', 'web/ui/bad-contract.tsx', imports('#contract/orders.ts')],
  ['web:ui', 'web/ui/bad-client.tsx', imports('#web/client/api.ts')],
  ['web:brands', 'web/brands/fujian/bad.tsx', imports('#web/site/home.tsx')],
  ['web:components', 'web/components/quotes/bad.tsx', imports('#web/brands/ningbo/home.tsx')],
  ['web:client', 'web/client/bad.ts', imports('#web/components/orders/badge.tsx')],
  ['web:page', 'web/page/bad.ts', imports('#web/client/api.ts')],
  ['web:language', 'web/language/bad.ts', imports('#web/client/api.ts')],
  ['without-node', 'domain/bad/node.ts', imports('node:fs')],
  ['without-node', 'contract/bad-node.ts', imports('node:crypto')],
  ['without-node', 'web/tools/bad-node.ts', imports('path')],
  ['package-listed', 'server/files/bad.ts', imports('unlisted')],
  ['no-cycles', 'domain/bad/one.ts', imports('./two.ts')],
  ['listed-place', 'server/yachts/index.ts', 'export {}'],
  ['listed-place', 'server/stray.ts', 'export {}'],
  ['listed-place', 'web/lobby/page.tsx', 'export {}'],
  ['listed-place', 'attic/box.ts', 'export {}'],
  ['no-way-back', 'domain/bad/back.ts', imports('../values/money.ts')],
  ['own-folder', 'domain/orders/bad-own.ts', imports('#domain/orders/lifecycle.ts')],
  ['extension', 'domain/orders/bad-extension.ts', imports('./lifecycle')],
  ['resolved', 'domain/orders/bad-missing.ts', imports('./missing.ts')],
]

/** Findings that a violation causes beside that of its own rule. */
export const alsoBroken = [
  'tables-by-stores server/orders/place-tables.ts',
  'database-by-stores server/orders/place-tables.ts',
  'arrow server/pages/bad-internal.ts',
  'no-way-back launch/bad-config.ts',
]
/** Files that the violations import. */
export const violationImports: Seeds = {
  'domain/bad/two.ts': `import type { uses } from './one.ts'\nexport const used = {} as typeof uses`,
  'server/orders/place-tables.ts': imports('#database/schema/orders.ts'),
}
