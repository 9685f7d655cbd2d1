import type { Client } from 'pg'
import { ConfigurationError } from '#server/platform/config.ts'
import { queueSchema } from '#server/platform/jobs/install-queue.ts'
import { servingRights } from './serving-rights.ts'

const refuse = (problem: string): never => {
  throw new ConfigurationError(`DATABASE_URL: ${problem}`)
}

/** A role that could change the structure after all would make the separation a pretence. */
async function refuseMightyRole(client: Client, role: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR pg_has_role(oid, current_user, 'MEMBER') AS "isMighty"
     FROM pg_roles WHERE rolname = $1`,
    [role],
  )
  if (!rows[0]) refuse(`the database has no role "${role}"`)
  if (rows[0].isMighty)
    refuse(
      `the role "${role}" may do more than serve: it is a superuser, may create roles or databases, or is a member of the owner`,
    )
}

/** Partitions are left out: rows reach them through their table, whose rights count. */
async function applicationTables(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  )
  return rows.map(({ name }) => name)
}

function grants(client: Client, to: string, tables: readonly string[]): string[] {
  const tablesByRight = Map.groupBy(tables, servingRights)
  return [...tablesByRight]
    .filter(([rights]) => rights !== '')
    .map(([rights, names]) => {
      const list = names.map((name) => `public.${client.escapeIdentifier(name)}`).join(', ')
      return `GRANT ${rights} ON ${list} TO ${to}`
    })
}

/**
 * Lets the role of serving use the tables, and no more: it owns nothing, creates nothing, and changes no entry of the
 * audit log. Stated anew at each start, so that a release that takes a right away does so.
 */
export async function grantServing(client: Client, role: string): Promise<void> {
  await refuseMightyRole(client, role)
  const to = client.escapeIdentifier(role)
  const database = client.escapeIdentifier(client.database ?? '')
  const statements = [
    'BEGIN',
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC, ${to}`,
    `GRANT CONNECT ON DATABASE ${database} TO ${to}`,
    `REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${to}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM PUBLIC, ${to}`,
    `GRANT USAGE ON SCHEMA public, ${queueSchema} TO ${to}`,
    // The next number, but not another one.
    `REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM PUBLIC, ${to}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${to}`,
    ...grants(client, to, await applicationTables(client)),
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${queueSchema} TO ${to}`,
    'COMMIT',
  ]
  await client.query(statements.join(';\n'))
}
