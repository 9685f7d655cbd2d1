import type { Client } from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import packageJson from 'pg-boss/package.json' with { type: 'json' }

export const queueSchema = 'pgboss'

/** The version of the queue's tables that the installed pg-boss needs. */
export const neededQueueVersion: number = packageJson.pgboss.schema

async function foundQueueVersion(client: Client): Promise<number | undefined> {
  const { rows } = await client.query(`SELECT to_regclass('${queueSchema}.version') IS NOT NULL AS "isThere"`)
  if (!rows[0]?.isThere) return undefined
  const found = await client.query(`SELECT version FROM ${queueSchema}.version`)
  return Number(found.rows[0]?.version)
}

/**
 * Creates or updates the tables of the queue, which pg-boss itself cannot do with the rights of serving. Indexes are built
 * in the ordinary way: a concurrent build waits for the instances that wait for the structure lock.
 */
export async function installQueue(client: Client): Promise<void> {
  const version = await foundQueueVersion(client)
  if (version === undefined) await client.query(getConstructionPlans(queueSchema))
  else if (version < neededQueueVersion)
    await client.query(getMigrationPlans(queueSchema, version).replaceAll(' CONCURRENTLY', ''))
}
