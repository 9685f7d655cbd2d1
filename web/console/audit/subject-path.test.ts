import { expect, test } from 'vitest'
import { subjectPage } from './subject-path.ts'

const id = '00000000-0000-4000-8000-00000000000d'
const request = { subjectId: null, subjectName: 'R261116-000015' }
const named = { subjectId: id, subjectName: 'A name' }

test.each([
  ['company', 'member-changed', named, `/console/companies/${id}`],
  ['person', 'person-closed', named, `/console/people/${id}`],
  ['rate', 'rate-published', named, `/console/rates/${id}`],
  ['rate', 'rates-import-confirmed', named, `/console/rates/import?import=${id}`],
  ['rate', 'rates-edit-previewed', named, `/console/rates/import?import=${id}`],
  ['rate', 'exchange-rate-set', { ...named, subjectId: null }, '/console/exchangeRates'],
  ['rate', 'rates-listed', { subjectId: null, subjectName: null }, undefined],
  ['request', 'request-answered', request, '/console/requests/R261116-000015'],
  ['request', 'requests-listed', { ...request, subjectName: null }, undefined],
  ['quote', 'quote-labelled', { subjectId: null, subjectName: 'Q261116-000001' }, undefined],
  ['staff', 'staff-reset', named, '/console/staff'],
  ['audit', 'audit-read', { subjectId: null, subjectName: null }, undefined],
] as const)('%s %s leads to its page', (subjectKind, action, subject, path) => {
  expect(subjectPage({ subjectKind, action, ...subject })?.path).toBe(path)
})
