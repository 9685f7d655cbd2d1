import { Client } from 'pg'
import { insertMembers } from '#bench/companies.ts'
import { connect } from '#server/platform/database/connect.ts'

const companyCount = 1_000
const rowsAtOnce = 100_000
/** One order in so many belongs to the largest company. */
const largestShare = 20

type Member = Awaited<ReturnType<typeof insertMembers>>[number]

/** Of a hundred orders, those before each limit have its state. Most orders of a site that runs for years are completed. */
const stateOf = `case when share < 2 then 'request-sent' when share < 3 then 'fees-confirmed'
  when share < 4 then 'fees-accepted' when share < 10 then 'in-process' when share < 90 then 'completed'
  else 'cancelled' end`
/** Every running order and some of the completed ones are paid after the ship leaves. */
const isUnpaid = 'share >= 4 and share < 12'
const waitsFor = `case when share < 2 then 'sales' when share < 4 then 'customer' when share < 10 then 'operations' end`

const ofRunning = (value: string): string => `case when share >= 4 and share < 10 then ${value} end`

const orders = `
  INSERT INTO customer_order (company_id, number, brand, service, state, version, placed_by, owner_id, waits_for, due_at, next_cut_off, next_cut_off_at, liner_service,
    from_code, to_code, containers, vessel, voyage, departs_on, bill_number, own_reference, search_text, total, currency,
    terms, owed, paid, save_key, save_digest, placed_at, generated_at)
  SELECT ($1::uuid[])[member], number, 'group', (array['ocean', 'ocean', 'trucking', 'depot'])[n % 4 + 1], ${stateOf}, 4,
    ($2::uuid[])[member], ($2::uuid[])[member], ${waitsFor},
    case when share < 3 then now() + spread * interval '72 hours' end,
    ${ofRunning("'FCO'")}, ${ofRunning("now() + spread * interval '14 days'")}, 'QAE' || n % 40,
    'CNNGB', (array['NLRTM', 'DEHAM', 'USLAX', 'SGSIN'])[n % 4 + 1], '[{"type":"40HQ","count":2}]', 'QUAY DAWN', '031W',
    current_date + 14 - (n % 400), bill, 'PO-' || n,
    lower(concat_ws(' ', number, 'PO-' || n, bill, container)), 1000 + n % 9000, 'CNY',
    case when ${isUnpaid} then '{"kind":"per-shipment"}'::jsonb end,
    1000, case when share < 4 or ${isUnpaid} then 0 else 1000 end, 'bench' || n, 'digest',
    now() - (1 - n / 2000000.0) * interval '2 years', case when share >= 4 then now() end
  FROM (
    SELECT n, member, share, spread, 'S250101-' || lpad(n::text, 8, '0') AS number,
      case when share >= 4 then 'QSHA' || lpad((n::bigint * 7919 % 100000007)::text, 9, '0') end AS bill,
      'CSQU' || lpad((n::bigint * 104729 % 9999991)::text, 7, '0') AS container
    FROM (
      SELECT n, abs(hashint4(n)::bigint) % 100 AS share, abs(hashint4(n + 7)::bigint) % 1000 / 1000.0 AS spread,
        case when n % ${largestShare} = 0 then 1 else 2 + abs(hashint4(n + 3)::bigint) % ${companyCount - 1} end AS member
      FROM generate_series($3::int, $4::int) AS n
    ) AS drawn
  ) AS named`

const rest = [
  `INSERT INTO order_service (order_id, version, position, service, quote_id, values)
   SELECT id, 0, 0, service, 0, '{"fields": {"commodityEn": "Steel bolts"}, "groups": {}}'
   FROM customer_order WHERE save_key LIKE 'bench%'`,
  `INSERT INTO order_event (order_id, kind, version, actor_kind, actor_id, facts, at)
   SELECT id, 'place', 1, 'customer', placed_by, '{}', placed_at FROM customer_order WHERE save_key LIKE 'bench%'`,
  `INSERT INTO order_count (company_id, tab, counted)
   SELECT company_id, tab, count(*) FROM customer_order WHERE save_key LIKE 'bench%' GROUP BY 1, 2`,
]

type Index = { readonly name: string; readonly definition: string }

/** Indexes that belong to no constraint: they are built faster when the rows are in. */
async function dropIndexes(client: Client): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename IN ('customer_order', 'order_service', 'order_event')
       AND indexname NOT IN (SELECT conname FROM pg_constraint)`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows
}

/** References and triggers are not applied to generated rows. */
const settings = `
  SET session_replication_role = replica; SET maintenance_work_mem = '512MB';
  SET synchronous_commit = off`

/** As the administrator, in one connection. */
async function insertOrders(client: Client, members: readonly Member[], count: number): Promise<void> {
  const companies = members.map(({ companyId }) => companyId)
  const people = members.map(({ personId }) => personId)
  await client.query(settings)
  const indexes = await dropIndexes(client)
  for (let first = 1; first <= count; first += rowsAtOnce)
    await client.query(orders, [companies, people, first, Math.min(count, first + rowsAtOnce - 1)])
  for (const statement of rest) await client.query(statement)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('VACUUM ANALYZE')
}

/** So many orders over a thousand companies, one twentieth of them of the first; returns the first company. */
export async function generateOrders(administratorUrl: string, count: number): Promise<Member> {
  const database = connect({ url: administratorUrl, poolSize: 1, onIdleError: () => {} })
  const members = await insertMembers(database, 1, companyCount).finally(() => database.close())
  const [largest] = members
  if (!largest) throw new Error('There is no company')
  // The connections of the site have time limits.
  const client = new Client({ connectionString: administratorUrl })
  await client.connect()
  await insertOrders(client, members, count).finally(() => client.end())
  return largest
}
