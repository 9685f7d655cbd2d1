import { expect, test } from 'vitest'
import { depotQuery } from '#contract/queries.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { checkboxOf, isPriced, stayOf, tickedIn } from './add-on-query.ts'
import { depotQueryOf, depotRules, givenOf } from './depot-query.ts'

const today = '2026-11-15'
const plain = { port: 'CNSHA', day: '2026-11-20', size: '20', kind: 'laden', containers: '3', days: '10' }

test('a stay as it was typed becomes a wish the contract takes', () => {
  const query = depotQueryOf({ ...plain, size: '40', lifts: '6', hazardous: 'on', poweredDays: '' }, today)
  expect(query).toEqual({
    service: 'depot',
    port: 'CNSHA',
    day: '2026-11-20',
    size: 40,
    kind: 'laden',
    containers: 3,
    days: 10,
    hazardous: true,
    lifts: 6,
    cleanings: 0,
    weighings: 0,
    inspections: 0,
    extraMoves: 0,
    poweredDays: 0,
  })
  expect(depotQuery.safeParse(query).success).toBe(true)
})

test('what was asked stands in the form again', () => {
  const given = { ...plain, size: '40', kind: 'pre-pull', lifts: '6', hazardous: 'on' }
  const query = depotQueryOf(given, today)
  expect(depotQueryOf(givenOf(query), today)).toEqual(query)
  expect(givenOf(undefined)).toEqual({})
})

test('without a port of ours nothing is asked', () => {
  expect(depotQueryOf({ ...plain, port: 'NLRTM' }, today)).toBeUndefined()
  expect(depotQueryOf({ ...plain, port: '' }, today)).toBeUndefined()
})

test('one depot is asked by its code and its port', () => {
  const query = depotQueryOf(plain, today, { port: 'CNXMN', depot: 'DP-XMN-01' })
  expect([query?.port, query?.depot]).toEqual(['CNXMN', 'DP-XMN-01'])
})

test.each([
  ['a day in an address somebody kept', '2026-11-01'],
  ['no day', ''],
  ['a day that does not exist', '2026-13-40'],
])('%s is asked for as today', (_, day) => {
  expect(depotQueryOf({ ...plain, day }, today)?.day).toBe(today)
})

test('a form names what is wrong with it', () => {
  const given = {
    ...plain,
    port: '',
    containers: '0',
    days: '367',
    day: '2026-11-14',
    lifts: 'x',
    cleanings: '1001',
  }
  expect(problemsOf(depotRules(today, true), given)).toEqual({
    port: 'required',
    containers: 'too-small',
    days: 'too-large',
    day: 'too-small',
    lifts: 'wrong-format',
    cleanings: 'too-large',
  })
  expect(problemsOf(depotRules(today, true), plain)).toEqual({})
  expect(problemsOf(depotRules(today, false), { ...plain, port: '' })).toEqual({})
})

test.each([
  ['lifting in and out', 'lift', { lifts: '6' }],
  ['washing each', 'cleaning', { cleanings: '3' }],
  ['a dangerous box', 'dangerous-container', { hazardous: 'on' }],
  ['power for the days', 'reefer-plug', { poweredDays: '10' }],
  ['storage keeps the days', 'storage', { days: '10' }],
  ['without storage there are none', 'lift', { days: '0' }],
  ['pre-pull is a way of storing', 'pre-pull', { kind: 'pre-pull', days: '10' }],
])('a service of the dictionary: %s', (_, service, expected) => {
  expect(stayOf({ ...plain, [checkboxOf(service)]: 'on' })).toMatchObject(expected)
})

test('what an empty box is there for makes it an empty one', () => {
  const saved = { ...plain, [checkboxOf('storage')]: 'on' }
  expect(stayOf({ ...saved, business: 'empty-return' }).kind).toBe('empty')
  expect(stayOf({ ...saved, business: 'export-laden' }).kind).toBe('laden')
  expect(tickedIn({ ...saved, [checkboxOf('lift')]: '' })).toEqual(['storage'])
})

test.each([
  ['lift', true],
  ['storage', true],
  ['reefer-plug', true],
  ['pre-pull', true],
  ['repair', false],
  ['survey', false],
  ['stuffing', false],
  ['stripping', false],
])('%s has a price of the tariff: %s; the rest is priced from an estimate', (service, expected) => {
  expect(isPriced(service)).toBe(expected)
})
