import { expect, test } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { orderRules, refusalByControl, rowsIn, startRows, startTexts, typedValues } from './form-values.ts'
import { sailingSearch } from './sailings/picked-sailing.ts'

const form = orderForms.trucking
const quoted = { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] }
const rows = { containers: [0], doors: [0, 2], invoiceTitle: [] }

test('rows that were removed leave no gap in what is sent', () => {
  const typed = { vessel: 'HERON', voyage: ' ', 'doors.0.address': 'One', 'doors.2.address': 'Two' }
  expect(typedValues(form, rows, typed)).toEqual({
    fields: { vessel: 'HERON' },
    groups: { containers: [{}], doors: [{ address: 'One' }, { address: 'Two' }], invoiceTitle: [] },
  })
})

test('a ticked box is a yes', () => {
  const ocean = orderForms.ocean
  expect(typedValues(ocean, {}, { trucking: 'on' }).fields).toEqual({ trucking: 'yes' })
})

test('a refused row is the row on the page', () => {
  const refused = invalidFields({
    'values.groups.doors.1.address': 'too-long',
    'values.fields.vessel': 'required',
  })
  expect(refusalByControl(refused, rows).fields).toEqual({
    'doors.2.address': 'too-long',
    vessel: 'required',
  })
})

test('the rules of the domain are those of the controls', () => {
  const savedContacts = new Set(['Bartholomew Featherstonehaugh'])
  const rules = orderRules({ form, quoted, typed: form, savedContacts }, rows)
  const texts = { 'doors.2.contact': '一二三四五六七八九十一', weightKg: '0' }
  expect(rules['doors.2.contact']?.('', texts)).toBe('too-long')
  expect(
    rules['doors.2.contact']?.('', { 'doors.2.contact': 'Bartholomew Featherstonehaugh' }),
  ).toBeUndefined()
  expect(rules.weightKg?.('', texts)).toBe('too-small')
  expect(rules.vessel?.('', texts)).toBe('required')
  expect(rules['doors.2.mobile']?.('', texts)).toBe('required')
})

test('a form starts with the rows it needs or knows, and a draft has its own', () => {
  const known = { fields: { vessel: 'HERON' }, groups: { doors: [{ address: 'One' }, { address: 'Two' }] } }
  const start = startRows(form, known)
  expect(start).toEqual({ containers: [0], doors: [0, 1], invoiceTitle: [] })
  expect(startTexts(form, start, known)).toEqual({
    vessel: 'HERON',
    'doors.0.address': 'One',
    'doors.1.address': 'Two',
  })
  expect(rowsIn(form, { 'doors.3.address': 'x', 'doors.1.address': 'y' })).toEqual({
    containers: [0],
    doors: [1, 3],
    invoiceTitle: [],
  })
})

test('a ship that is not picked is one problem; a typed one has three', () => {
  const problems = (picksShip: boolean, texts: Record<string, string>) => {
    const fill = { form: orderForms.ocean, quoted, typed: orderForms.ocean, savedContacts: new Set<string>() }
    const rules = orderRules({ ...fill, picksShip }, {})
    return ['vessel', 'voyage', 'etd'].map((name) => rules[name]?.('', texts))
  }
  expect(problems(false, { vessel: '' })).toEqual(['required', 'required', 'required'])
  expect(problems(true, { vessel: '' })).toEqual(['required', undefined, undefined])
  expect(problems(true, { vessel: 'HERON' })).toEqual([undefined, 'required', 'required'])
})

test.each([
  ['', {}],
  [' heron ', { search: 'heron' }],
  ['2026-12-03', { from: '2026-12-03', to: '2026-12-03' }],
  ['2026-13-03', { search: '2026-13-03' }],
])('%s is searched by day or by name', (text, query) => {
  expect(sailingSearch(text)).toEqual(query)
})
