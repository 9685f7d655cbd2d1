import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { Cluster } from './cluster.ts'

/**
 * `owner` owns the database and its tables, `serving` only uses them. The role that initdb creates stays the
 * administrator of the cluster, because PostgreSQL cannot take that from it.
 */
export const roleNames = { owner: 'quayside_owner', serving: 'quayside_serving' } as const

type RoleName = (typeof roleNames)[keyof typeof roleNames]

/** Derived from the password of the cluster, so that there is one secret to keep. */
export const passwordOf = ({ password }: Cluster, role: RoleName): string =>
  createHmac('sha256', password).update(role).digest('base64url')

/** Roles belong to the cluster. Others may connect to our database only, where each start states their rights. */
export async function ensureRoles(admin: pg.Client, cluster: Cluster): Promise<void> {
  const { rows } = await admin.query('SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)', [
    Object.values(roleNames),
  ])
  const found = new Set(rows.map(({ rolname }) => rolname))
  const missing = Object.values(roleNames).filter((role) => !found.has(role))
  if (missing.length === 0) return
  for (const role of missing)
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(passwordOf(cluster, role))}`)
  await admin.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC')
}

/** What the administrator owns in the schemas of the application, except the members of extensions. */
const ownedIn = (catalog: string, prefix: string) => `
    FROM ${catalog} WHERE ${prefix}owner = current_user::regrole
      AND ${prefix}namespace::regnamespace::text NOT IN ('pg_catalog', 'pg_toast', 'information_schema')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${catalog}.oid AND deptype = 'e')`

/** A sequence of a column, the type of a table and that of an array follow what they belong to. */
const handOver = `
DO $$
DECLARE
  change text;
BEGIN
  FOR change IN
    SELECT format('ALTER SCHEMA %I', nspname) FROM pg_namespace
    WHERE nspowner = current_user::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema'
    UNION ALL SELECT format('ALTER TABLE %s', oid::regclass) ${ownedIn('pg_class', 'rel')} AND relkind IN ('r', 'p', 'v', 'm')
    UNION ALL SELECT format('ALTER SEQUENCE %s', oid::regclass) ${ownedIn('pg_class', 'rel')} AND relkind = 'S'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i'))
    UNION ALL SELECT format('ALTER ROUTINE %s', oid::regprocedure) ${ownedIn('pg_proc', 'pro')}
    UNION ALL SELECT format('ALTER TYPE %s', oid::regtype) ${ownedIn('pg_type', 'typ')} AND typtype IN ('e', 'd', 'r')
  LOOP
    EXECUTE change || ' OWNER TO ${roleNames.owner}';
  END LOOP;
  IF NOT EXISTS (SELECT FROM pg_database WHERE datname = current_database() AND datdba = '${roleNames.owner}'::regrole) THEN
    EXECUTE format('ALTER DATABASE %I OWNER TO ${roleNames.owner}', current_database());
  END IF;
END
$$`

/**
 * Creates the database for its owner, or gives it what a release without roles created, all of it or nothing. Asked at
 * each start: such a release may have run again in between.
 */
export async function ensureDatabase(
  admin: pg.Client,
  name: string,
  connectTo: (database: string) => Promise<pg.Client>,
): Promise<void> {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) {
    await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} OWNER ${roleNames.owner}`)
    return
  }
  const inside = await connectTo(name)
  try {
    await inside.query(handOver)
  } finally {
    await inside.end()
  }
}
