import { expect, test } from 'vitest'
import { certificationEndpoints, reviewEndpoints } from '#server/certification/index.ts'
import { consoleEndpoints } from '#server/console/index.ts'
import { identityEndpoints } from '#server/identity/index.ts'
import { notificationEndpoints } from '#server/notifications/index.ts'
import { pageContext } from '#server/platform/http/endpoint.ts'
import type { RequestInfo } from '#server/platform/http/requests/request-info.ts'
import { createLog } from '#server/platform/logs.ts'
import { quoteEndpoints } from '#server/quotes/index.ts'
import { rateEndpoints } from '#server/rates/index.ts'

/** No handler runs here: the schema refuses every body below, so nothing but the clock is needed. */
const unused = (): never => {
  throw new Error('A refused body reached its handler')
}
const deps = new Proxy(
  {
    clock: { now: () => new Date('2026-11-16T04:00:00Z') },
    database: { db: {}, transaction: unused, inOneStatement: unused },
  },
  { get: (target, name) => Reflect.get(target, name) ?? unused },
) as never
const endpoints = [
  ...identityEndpoints(deps),
  ...certificationEndpoints(deps),
  ...reviewEndpoints(deps),
  ...notificationEndpoints(deps),
  ...consoleEndpoints(deps),
  ...quoteEndpoints(deps),
  ...rateEndpoints(deps),
]
const request: RequestInfo = {
  brand: 'group',
  isConsole: false,
  language: 'en',
  origin: 'http://localhost',
  requestId: 'test',
  clientIp: '127.0.0.1',
}
const context = pageContext({ request, log: createLog('silent', { write: () => {} }) })

const ocean = { mode: 'ocean', pol: 'CNSHA', pod: 'XXXXX', etdFrom: '2026-11-01', etdTo: '2026-10-01' }
const container = { type: '40HQ', count: 1 }
const storage = { kind: 'storage', cbm: '0', days: 9 }

/** Each body has one field that the schema refuses, and others that break a rule beyond it. */
test.each<[string, object, object]>([
  [
    'getPriceRange',
    { ...ocean, containers: [container, container], billsOfLading: 0, addOns: [storage, { kind: 'x' }] },
    {
      billsOfLading: 'too-small',
      'addOns.1.kind': 'wrong-type',
      pod: 'unknown-value',
      etdFrom: 'too-small',
      etdTo: 'inconsistent',
      containers: 'inconsistent',
      'addOns.0.cbm': 'too-small',
    },
  ],
  [
    'searchOffers',
    { mode: 'trucking', port: 'Shanghai', district: 'nowhere', day: '2026-01-01', containers: [container] },
    { port: 'unknown-value', district: 'unknown-value', day: 'too-small' },
  ],
  [
    'searchOffers',
    {
      mode: 'depot',
      port: 'CNSHA',
      day: '2026-11-15',
      size: 30,
      kind: 'empty',
      containers: 2,
      days: 5,
      cleanings: 3,
    },
    { size: 'unknown-value', day: 'too-small', cleanings: 'too-many' },
  ],
  [
    'searchOffers',
    {
      mode: 'warehouse',
      warehouses: ['A', 'A'],
      day: '2026-11-15',
      cargo: { volumeCbm: '1' },
      valueAdded: { labelling: '1.5' },
    },
    {
      'cargo.weightTons': 'required',
      warehouses: 'inconsistent',
      day: 'too-small',
      'valueAdded.labelling': 'wrong-format',
    },
  ],
  [
    'saveQuote',
    { query: { ...ocean, containers: [container] }, offerCode: '' },
    {
      offerCode: 'required',
      'query.pod': 'unknown-value',
      'query.etdFrom': 'too-small',
      'query.etdTo': 'inconsistent',
    },
  ],
  [
    'answerRequest',
    {
      lines: [{ fee: 'OF', group: 'freight', unitPrice: '0', quantity: '1.5' }],
      validUntil: '2026-11-15',
      remark: '',
      number: 'Q',
    },
    {
      remark: 'required',
      'lines.0.unitPrice': 'too-small',
      'lines.0.quantity': 'wrong-format',
      validUntil: 'too-small',
    },
  ],
  [
    'requestQuote',
    { kind: 'air', details: { readyOn: '2026-01-01' }, contact: { name: '', phone: '12' } },
    { 'contact.name': 'required', 'contact.phone': 'wrong-format', 'details.readyOn': 'too-small' },
  ],
  [
    'addAlert',
    { pol: 'CNSHA', pod: 'nowhere', type: '40HQ', threshold: '-1' },
    { threshold: 'wrong-format', pod: 'unknown-value' },
  ],
  [
    'addAlert',
    { pol: 'CNSHA', pod: 'CNSHA', type: 'box', threshold: '1000' },
    { type: 'unknown-value', pod: 'inconsistent' },
  ],
  [
    'register',
    {
      mobile: '12',
      code: 'x',
      name: 'A1',
      companyName: 'B2',
      password: 'short',
      passwordAgain: 'other',
      isAgreed: 'yes',
    },
    {
      mobile: 'wrong-format',
      code: 'wrong-format',
      name: 'wrong-format',
      companyName: 'wrong-format',
      password: 'too-short',
      passwordAgain: 'inconsistent',
    },
  ],
  ['logInByCode', { mobile: '12', code: 'x' }, { mobile: 'wrong-format', code: 'wrong-format' }],
  ['sendCode', { mobile: '12', purpose: 'x' }, { mobile: 'wrong-format', purpose: 'unknown-value' }],
  [
    'resetPassword',
    { mobile: '12', code: 'x', password: 'short', passwordAgain: 5 },
    {
      mobile: 'wrong-format',
      code: 'wrong-format',
      password: 'too-short',
      passwordAgain: 'wrong-type',
    },
  ],
  ['changeProfile', { name: 'A1', language: 'fr' }, { name: 'wrong-format', language: 'unknown-value' }],
  ['changeEmail', { email: 'nobody', name: 'A1' }, { email: 'wrong-format', name: 'unknown-field' }],
  ['confirmEmail', { code: 'x', email: 'nobody' }, { code: 'wrong-format', email: 'unknown-field' }],
  [
    'requestToJoin',
    { creditCode: '91X', role: 'administrator' },
    { creditCode: 'wrong-format', role: 'unknown-field' },
  ],
  [
    'decideCompany',
    { companyId: 'x', submittedAt: '2026-11-16T00:00:00Z', decision: 'refuse', reason: ' ' },
    { companyId: 'wrong-format', reason: 'required' },
  ],
  [
    'stopCompany',
    { companyId: 'x', move: 'suspend', reason: ' ' },
    { companyId: 'wrong-format', reason: 'required' },
  ],
  [
    'closeAccount',
    { currentPassword: 5, code: 'x' },
    { currentPassword: 'wrong-type', code: 'wrong-format' },
  ],
  ['invite', { mobile: '12', role: 'owner' }, { mobile: 'wrong-format', role: 'unknown-value' }],
  [
    'addStaff',
    { account: '1x', name: 'A1', roles: ['king'] },
    { account: 'wrong-format', name: 'wrong-format' },
  ],
  [
    'enrolStaff',
    { enrolment: '', password: 'short', passwordAgain: 'other', code: 'x' },
    {
      enrolment: 'required',
      password: 'too-short',
      passwordAgain: 'inconsistent',
      code: 'wrong-format',
    },
  ],
  [
    'setExchangeRate',
    { from: 'USD', date: '2027-01-01', value: '0', source: '' },
    { source: 'required', date: 'too-large', value: 'too-small' },
  ],
  [
    'setExchangeRates',
    {
      rates: [
        { from: 'USD', date: '2027-01-01', value: '7' },
        { from: 'XYZ', date: '2026-02-30', value: 'x' },
      ],
      source: '',
    },
    {
      source: 'required',
      'rates.0.date': 'too-large',
      'rates.1.from': 'unknown-value',
      'rates.1.date': 'wrong-format',
      'rates.1.value': 'wrong-format',
    },
  ],
])('%s names every wrong field when the schema refuses one: %o', async (name, body, fields) => {
  const found = endpoints.find(({ call }) => call.name === name)
  const refused = await found?.run({ query: {}, body }, context)
  expect(refused).toMatchObject({ ok: false, refusal: 'invalid-input', fields })
})
