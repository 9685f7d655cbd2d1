import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { RequestTimes } from './request-times.ts'

const observed = [
  ['page', 200, 0.0004],
  ['page', 200, 0.001],
  ['page', 200, 0.0011],
  ['page', 304, 0.3],
  ['api', 500, 15],
  ['api', 500, 60],
  ['page data', 200, 2],
] as const

test('the text is the one of the library for the same values', async () => {
  const registry = new Registry()
  const histogram = new Histogram({
    name: 'quayside_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  const times = new RequestTimes()
  for (const [kind, status, seconds] of observed) {
    histogram.observe({ kind, status: String(status) }, seconds)
    times.add(kind, status, seconds)
  }
  const sorted = (text: string) => text.split('\n').filter(Boolean).sort()
  expect(sorted(times.text())).toEqual(sorted(await registry.metrics()))
})
