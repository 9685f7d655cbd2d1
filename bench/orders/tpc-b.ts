import { Client } from 'pg'

/** The scale of pgbench: with fewer branches than clients these would wait for each other. */
const branches = 8
const [tellersPerBranch, accountsPerBranch] = [10, 100_000]

const tables = `
  DROP TABLE IF EXISTS pgbench_branches, pgbench_tellers, pgbench_accounts, pgbench_history;
  CREATE TABLE pgbench_branches (bid int PRIMARY KEY, bbalance int, filler char(88)) WITH (fillfactor = 100);
  CREATE TABLE pgbench_tellers (tid int PRIMARY KEY, bid int, tbalance int, filler char(84)) WITH (fillfactor = 100);
  CREATE TABLE pgbench_accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84)) WITH (fillfactor = 100);
  CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  INSERT INTO pgbench_branches SELECT n, 0, '' FROM generate_series(1, ${branches}) AS n;
  INSERT INTO pgbench_tellers SELECT n, (n - 1) / ${tellersPerBranch} + 1, 0, ''
    FROM generate_series(1, ${branches * tellersPerBranch}) AS n;
  INSERT INTO pgbench_accounts SELECT n, (n - 1) / ${accountsPerBranch} + 1, 0, ''
    FROM generate_series(1, ${branches * accountsPerBranch}) AS n;
  VACUUM ANALYZE pgbench_branches; VACUUM ANALYZE pgbench_tellers; VACUUM ANALYZE pgbench_accounts`

const upTo = (most: number) => 1 + Math.floor(Math.random() * most)

/** The transaction of pgbench's "TPC-B (sort of)", statement by statement. */
async function transact(client: Client): Promise<void> {
  const [account, branch] = [upTo(branches * accountsPerBranch), upTo(branches)]
  const [teller, delta] = [upTo(branches * tellersPerBranch), upTo(10_001) - 5_001]
  await client.query('BEGIN')
  await client.query('UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2', [delta, account])
  await client.query('SELECT abalance FROM pgbench_accounts WHERE aid = $1', [account])
  await client.query('UPDATE pgbench_tellers SET tbalance = tbalance + $1 WHERE tid = $2', [delta, teller])
  await client.query('UPDATE pgbench_branches SET bbalance = bbalance + $1 WHERE bid = $2', [delta, branch])
  await client.query(
    'INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)',
    [teller, branch, account, delta],
  )
  await client.query('END')
}

/** Makes the tables of pgbench; measures transactions a second of so many clients. */
export async function openTpcB(url: string, clientCount: number) {
  const clients = Array.from({ length: clientCount }, () => new Client({ connectionString: url }))
  for (const client of clients) await client.connect()
  for (const statement of tables.split(';')) await clients[0]?.query(statement)
  return {
    async perSecond(ms: number): Promise<number> {
      const started = performance.now()
      let done = 0
      const one = async (client: Client) => {
        for (; performance.now() - started < ms; done += 1) await transact(client)
      }
      await Promise.all(clients.map(one))
      return (done * 1000) / (performance.now() - started)
    },
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  }
}
