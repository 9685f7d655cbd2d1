import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { check, deployFile, findProgram } from '#tests/support/deploy-files.ts'
import { createMetrics } from './metrics.ts'

const metrics = createMetrics()
metrics.watchPool({ idleCount: 1, totalCount: 2, waitingCount: 0 } as Pool)
metrics.watchClock(async () => 0)
metrics.answered('page', 200, 0.01)

const exposed = async () =>
  new Set([...(await metrics.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name))
const namesIn = (text: string) => new Set(text.match(/\b(?:quayside|nodejs|process)_[a-z0-9_]+/g))

const operations = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const alerts = deployFile('alerts.yml')

test('every metric is documented', async () => {
  const documented = namesIn(operations)
  expect([...(await exposed())].filter((name) => !documented.has(name))).toEqual([])
})

// Other systems have no numbers of open files.
test.runIf(process.platform === 'linux')('every documented metric exists', async () => {
  const names = await exposed()
  const table = operations.split('\n').filter((line) => /^\| `(?:quayside|nodejs|process)_/.test(line))
  expect(table.length).toBeGreaterThan(10)
  expect([...namesIn(table.join('\n'))].filter((name) => !names.has(name))).toEqual([])
})

test.runIf(process.platform === 'linux')('every alert is about a metric with such labels', async () => {
  const names = await exposed()
  const rules: { alert: string; expr: string; annotations: { summary: string } }[] = parse(
    alerts,
  ).groups.flatMap(({ rules: some }: { rules: unknown[] }) => some)
  for (const { expr, annotations } of rules) {
    for (const name of namesIn(expr)) expect(names).toContain(name.replace(/_(?:bucket|sum|count)$/, ''))
    expect(annotations.summary).toMatch(/\.$/)
  }
  const text = await metrics.text()
  expect(text).toContain('quayside_database_connections{state="awaited"}')
  expect(text).toContain('quayside_request_seconds_bucket{le="0.001",kind="page",status="200"}')
})

const promtool = findProgram('promtool')
test.runIf(promtool)('Prometheus reads the alerts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-alerts-'))
  try {
    await writeFile(join(folder, 'alerts.yml'), alerts)
    expect(await check(promtool ?? '', ['check', 'rules', join(folder, 'alerts.yml')])).toContain('SUCCESS')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
