import { expect, test } from 'vitest'
import { askAgainAt } from './ask-again.ts'

test('an offer that is over leads back to its request, with what the paper itself tells', () => {
  const at = askAgainAt({
    requestNumber: 'RQ-26110007',
    from: 'Ningbo',
    to: 'Hamburg',
    containers: [
      { type: '40HQ', count: 2 },
      { type: '20', count: 1 },
    ],
  })
  expect(at).toBe('/workbench/quotes?show=ask&again=RQ-26110007&from=Ningbo&to=Hamburg&containers=40HQ.2')
})

test('without a request it is asked from what the paper tells', () => {
  const at = askAgainAt({ requestNumber: null, from: null, to: 'Warsaw', containers: [] })
  expect(at).toBe('/workbench/quotes?show=ask&to=Warsaw')
})
