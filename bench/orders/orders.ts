import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { type Embedded, startEmbedded } from '#launch/postgres/embedded.ts'
import { readConfig } from '#server/platform/config.ts'
import { connect, roleOf } from '#server/platform/database/connect.ts'
import { prepareDatabase } from '#server/platform/database/prepare.ts'
import { generateOrders } from './generate-orders.ts'
import { compareLists, type Filled } from './order-lists.ts'
import { comparePlacing } from './placing.ts'

const sizes = { few: 10_000, many: 1_000_000 } as const

const inDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** A copy of the prepared database with so many orders. */
async function fill({ administratorUrl, url }: Embedded, name: string, orders: number): Promise<Filled> {
  const administrator = connect({
    url: inDatabase(administratorUrl, 'postgres'),
    poolSize: 1,
    onIdleError: () => {},
  })
  await administrator.pool.query(`CREATE DATABASE ${name} TEMPLATE quayside OWNER ${roleOf(url)}`)
  await administrator.close()
  const largest = await generateOrders(inDatabase(administratorUrl, name), orders)
  const database = connect({ url: inDatabase(url, name), poolSize: 4, onIdleError: () => {} })
  return { database, orders, largest }
}

/** Orders: lists and searches with few and many of them, and placing against TPC-B. */
export async function benchOrders(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-bench-'))
  const postgres = await startEmbedded({ folder, log: () => {} })
  try {
    const { SECRET_KEY: secretKey } = readConfig({})
    await prepareDatabase(postgres.url, { demoData: true, today: shanghaiDay(new Date()), secretKey })
    const few = await fill(postgres, 'few_orders', sizes.few)
    const started = performance.now()
    const many = await fill(postgres, 'many_orders', sizes.many)
    console.log(`${sizes.many} orders generated in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    await compareLists(few, many)
    await comparePlacing({ database: many.database, url: inDatabase(postgres.url, 'many_orders'), folder })
    await Promise.all([few.database.close(), many.database.close()])
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
