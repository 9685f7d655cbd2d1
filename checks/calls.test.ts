import { expect, test } from 'vitest'
import { checkCalls } from './calls.ts'
import { findIn } from './seeded-tree.ts'

const call = (capability: string) =>
  `export const listRates = defineCall({\n  name: 'listRates',\n  capability: '${capability}',\n})`

test('a call is answered in the folder that its capability names', async () => {
  const server = { 'server/rates/routes.ts': 'endpoint(listRates)' }
  expect(await findIn(checkCalls, { 'contract/rates.ts': call('rates'), ...server })).toEqual([])
  expect(await findIn(checkCalls, { 'contract/rates.ts': call('console'), ...server })).toEqual([
    'call-capability contract/rates.ts',
  ])
})

test('a test is no answer', async () => {
  const seeds = { 'contract/rates.ts': call('rates'), 'server/rates/rates.test.ts': 'send(listRates)' }
  expect(await findIn(checkCalls, seeds)).toEqual(['call-capability contract/rates.ts'])
})
