import { expect, test } from 'vitest'
import { depotQuery } from '#contract/queries.ts'
import { queryFromSearchParams } from '#domain/quotes/query/query-codec.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { depotFormValues, depotParams, depotRules } from './depot-query.ts'
import { checkboxOf, isPriced, selectedServices, valuesForServices } from './depot-services.ts'

const today = '2026-11-15'
const values = { port: 'CNSHA', day: '2026-11-20', size: '20', kind: 'laden', containers: '3', days: '10' }

const queryOf = (...given: Parameters<typeof depotParams>) => {
  const read = queryFromSearchParams('depot', depotParams(...given))
  return read.ok ? read.value : read.fields
}

test('the form becomes a query that the contract accepts', () => {
  const query = queryOf({ ...values, size: '40', lifts: '6', hazardous: 'on', poweredDays: '' })
  expect(query).toEqual({
    mode: 'depot',
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

test('the form shows the values of the query in the URL', () => {
  const filled = { ...values, size: '40', kind: 'pre-pull', lifts: '6', hazardous: 'on' }
  const read = queryFromSearchParams('depot', depotParams(filled))
  if (!read.ok) throw new Error(JSON.stringify(read))
  expect(queryOf(depotFormValues(read.value))).toEqual(read.value)
  expect(depotFormValues(undefined)).toEqual({})
})

test.each([
  ['NLRTM', 'wrong-format'],
  ['', 'required'],
])('the port “%s” makes no query: %s', (port, problem) => {
  expect(queryOf({ ...values, port })).toEqual({ port: problem })
})

test('a page about one depot adds its code and its port', () => {
  expect(queryOf(values, { port: 'CNXMN', depot: 'DP-XMN-01' })).toMatchObject({
    port: 'CNXMN',
    depot: 'DP-XMN-01',
  })
})

test('the form reports every wrong field', () => {
  const wrong = {
    ...values,
    port: '',
    containers: '0',
    days: '367',
    day: '2026-11-14',
    lifts: 'x',
    cleanings: '1001',
    weighings: '1001',
  }
  expect(problemsOf(depotRules(today, true), wrong)).toEqual({
    port: 'required',
    containers: 'too-small',
    days: 'too-large',
    day: 'too-small',
    lifts: 'wrong-format',
    cleanings: 'too-large',
    weighings: 'too-large',
  })
  expect(problemsOf(depotRules(today, true), values)).toEqual({})
  expect(problemsOf(depotRules(today, false), { ...values, port: '' })).toEqual({})
})

test.each([
  ['cleanings', '3', {}],
  ['cleanings', '4', { cleanings: 'too-large' }],
  ['lifts', '4', {}],
  ['poweredDays', '400', {}],
  ['poweredDays', '183000', {}],
  ['poweredDays', '183001', { poweredDays: 'too-large' }],
])('%s: %s for three containers', (field, text, problems) => {
  expect(problemsOf(depotRules(today, false), { ...values, [field]: text })).toEqual(problems)
})

test.each([
  ['lifting in and out', 'lift', { lifts: '6' }],
  ['one cleaning each', 'cleaning', { cleanings: '3' }],
  ['a dangerous container', 'dangerous-container', { hazardous: 'on' }],
  ['power for every container and day', 'reefer-plug', { poweredDays: '30' }],
  ['storage keeps the days', 'storage', { days: '10' }],
  ['no storage means no days', 'lift', { days: '0' }],
  ['pre-pull is a kind of storage', 'pre-pull', { kind: 'pre-pull', days: '10' }],
])('a service of the dictionary: %s', (_, service, expected) => {
  expect(valuesForServices({ ...values, [checkboxOf(service)]: 'on' })).toMatchObject(expected)
})

test('the business decides whether a container is empty', () => {
  const stored = { ...values, [checkboxOf('storage')]: 'on' }
  expect(valuesForServices({ ...stored, business: 'empty-return' }).kind).toBe('empty')
  expect(valuesForServices({ ...stored, business: 'export-laden' }).kind).toBe('laden')
  expect(selectedServices({ ...stored, [checkboxOf('lift')]: '' })).toEqual(['storage'])
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
])('%s has a tariff price: %s', (service, expected) => {
  expect(isPriced(service)).toBe(expected)
})
