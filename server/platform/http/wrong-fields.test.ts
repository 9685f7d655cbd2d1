import { expect, test } from 'vitest'
import { z } from 'zod'
import { unstorableFields, wrongFields } from './wrong-fields.ts'

const shape = z.strictObject({
  contact: z.string().min(2).max(10),
  count: z.number().int().min(1).max(9),
  size: z.enum(['20GP', '40HQ']),
  mail: z.email(),
  rows: z
    .array(z.object({ code: z.string() }))
    .min(1)
    .max(2),
})
const good = { contact: 'Chen', count: 1, size: '20GP', mail: 'a@b.example', rows: [{ code: 'x' }] }

test.each([
  [{ contact: undefined }, { contact: 'required' }],
  [{ contact: '   ' }, {}],
  [{ contact: '' }, { contact: 'required' }],
  [{ contact: 'x' }, { contact: 'too-short' }],
  [{ contact: 'elevenchars' }, { contact: 'too-long' }],
  [{ count: 0 }, { count: 'too-small' }],
  [{ count: 10 }, { count: 'too-large' }],
  [{ count: '1' }, { count: 'wrong-type' }],
  [{ size: '45' }, { size: 'unknown-value' }],
  [{ mail: 'a.b' }, { mail: 'wrong-format' }],
  [{ rows: [] }, { rows: 'too-few' }],
  [{ rows: [{ code: 'a' }, { code: 'b' }, { code: 'c' }] }, { rows: 'too-many' }],
  [{ rows: [{ code: 5 }] }, { 'rows.0.code': 'wrong-type' }],
  [{ role: 'admin' }, { role: 'unknown-field' }],
  [
    { contact: null, count: -1, size: '' },
    { contact: 'required', count: 'too-small', size: 'required' },
  ],
])('%o is told as %o', (change, problems) => {
  const raw = { ...good, ...change }
  const parsed = shape.safeParse(raw)
  expect(parsed.success ? {} : Object.fromEntries(wrongFields(parsed.error, raw))).toEqual(problems)
})

test('a part of a text that was taken apart is told for what it is, not as missing', () => {
  const list = z.object({
    codes: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().max(2))),
  })
  const raw = { codes: 'ab,abc' }
  const { error } = list.safeParse(raw)
  expect(error && Object.fromEntries(wrongFields(error, raw))).toEqual({ 'codes.1': 'too-long' })
})

test('a field nobody may send is named even when it is called __proto__', () => {
  const raw = JSON.parse(`{"__proto__":{"role":"admin"},${JSON.stringify(good).slice(1)}`)
  const { error } = shape.safeParse(raw)
  expect(error && [...wrongFields(error, raw)]).toEqual([['__proto__', 'unknown-field']])
})

test('a NUL is found wherever it stands', () => {
  const value = { name: 'a\0', rows: [{ code: 'b' }, { code: '\0' }], count: 1, none: null }
  expect(Object.fromEntries(unstorableFields(value))).toEqual({
    name: 'wrong-format',
    'rows.1.code': 'wrong-format',
  })
})
