import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  maxUnknownFields,
  maxWrongFields,
  unstorableFields,
  withoutFields,
  wrongFields,
} from './wrong-fields.ts'

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
])('%o is reported as %o', (change, problems) => {
  const raw = { ...good, ...change }
  const parsed = shape.safeParse(raw)
  expect(parsed.success ? {} : Object.fromEntries(wrongFields(parsed.error, raw))).toEqual(problems)
})

test('an entry of a split text is reported by its own problem, not as missing', () => {
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

test('an unknown field is named even when it is called __proto__', () => {
  const raw = JSON.parse(`{"__proto__":{"role":"admin"},${JSON.stringify(good).slice(1)}`)
  const { error } = shape.safeParse(raw)
  expect(error && [...wrongFields(error, raw)]).toEqual([['__proto__', 'unknown-field']])
})

test('finds NUL characters and halves of surrogate pairs at any depth', () => {
  const value = {
    name: 'a\0',
    label: '\ud800x',
    rows: [{ code: '𠮷' }, { code: '\0' }],
    count: 1,
    none: null,
  }
  expect(Object.fromEntries(unstorableFields(value))).toEqual({
    name: 'wrong-format',
    label: 'wrong-format',
    'rows.1.code': 'wrong-format',
  })
})

const unstorable = fc.constantFrom('\0', '\ud800', '\udfff', '\udc00\ud800')

test('names a field with an unstorable text or name, wherever it is in a body', () => {
  const key = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '__proto__')
  const steps = fc.array(fc.oneof(key, fc.nat({ max: 3 })), { minLength: 1, maxLength: 6 })
  const around = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(steps, around, unstorable, fc.boolean(), (path, [before, after], sign, isName) => {
      const text = `${before}${sign}${after}`
      const names = isName ? [...path, text] : path
      const value = names.reduceRight<unknown>(
        (inner, step) =>
          typeof step === 'number'
            ? [...Array.from({ length: step }, () => 'x'), inner]
            : { good: 'x', [step]: inner },
        isName ? 1 : text,
      )
      // As it arrives: JSON carries half a pair as an escape.
      const found = unstorableFields(JSON.parse(JSON.stringify(value)))
      expect([...found]).toEqual([[names.join('.'), 'wrong-format']])
    }),
  )
})

test('accepts every well-formed text without NUL', () => {
  const text = fc.string({ unit: 'binary' }).filter((sent) => !sent.includes('\0'))
  fc.assert(fc.property(fc.dictionary(text, text), (value) => unstorableFields(value).size === 0))
})

test('names unstorable fields beside other wrong ones, but not those within an unknown field', () => {
  const raw = { ...good, count: 0, mail: 'a@b.example\ud800', more: Array(1_000).fill('\ud800') }
  const { error } = shape.safeParse(raw)
  expect(error && Object.fromEntries(wrongFields(error, raw))).toEqual({
    count: 'too-small',
    mail: 'wrong-format',
    more: 'unknown-field',
  })
})

test('names every field of the contract and at most 50 unknown ones', () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, index) => [`unknown${index}`, index]),
  )
  const raw = { ...unknown, ...good, count: 0, mail: 'a.b' }
  const { error } = shape.safeParse(raw)
  const problems = error ? [...wrongFields(error, raw)] : []
  expect(problems).toHaveLength(2 + maxUnknownFields)
  expect(Object.fromEntries(problems)).toMatchObject({ count: 'too-small', mail: 'wrong-format' })
})

test.each([
  [200, 200],
  [50_000, maxWrongFields],
])('of a list of %i entries, all of them wrong, %i are named', (entries, named) => {
  const list = z.object({ rows: z.array(z.object({ code: z.string() })) })
  const raw = { rows: Array(entries).fill({ code: 1 }) }
  const { error } = list.safeParse(raw)
  expect(error && wrongFields(error, raw).size).toBe(named)
})

const price = z.string().regex(/^\d+$/)
const fees = z.object({
  rows: z.array(
    z.union([
      z.object({ per: z.literal('container'), price }),
      z.object({ per: z.literal('document'), prices: z.array(price) }),
    ]),
  ),
  target: z.union([z.strictObject({ id: z.number() }), z.strictObject({ name: z.string() })]),
})
test.each([
  [{ rows: [{ per: 'container', price: 'x' }], target: { id: 1 } }, { 'rows.0.price': 'wrong-format' }],
  [
    { rows: [{ per: 'document', prices: ['1', ''] }, 5], target: { id: 'x' } },
    { 'rows.0.prices.1': 'required', 'rows.1': 'wrong-type', 'target.id': 'wrong-type' },
  ],
  [{ rows: [], target: {} }, { target: 'wrong-type' }],
])('a union names the wrong fields of its closest variant: %o', (raw, problems) => {
  const { error } = fees.safeParse(raw)
  expect(error && Object.fromEntries(wrongFields(error, raw))).toEqual(problems)
})

test('the value without its wrong fields keeps the index of list entries', () => {
  const value = { name: 'x', rows: [{ code: 'a', count: 0 }, { code: 'b' }], more: null }
  const wrong = new Set(['name', 'rows.0.count', 'rows.1'])
  expect(withoutFields(value, wrong)).toEqual({ rows: [{ code: 'a' }, undefined], more: null })
  expect(withoutFields(value, new Set(['(body)']))).toBeUndefined()
})
