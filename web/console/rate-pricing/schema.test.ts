import { expect, test } from 'vitest'
import { derivePricingSchema } from '#contract/derive-pricing-schema.ts'
import schemaFile from '#contract/pricing-schema.json' with { type: 'json' }
import { type Fields, fieldNames, isFieldArray, type Schema, schemaAt } from '#contract/pricing-schema.ts'
import { type RateKind, rateKinds } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { messages } from '#messages/messages.ts'
import { messageName } from './field-arrays.ts'

const en = messages.en.ratesAdmin
const zh = messages.zh.ratesAdmin

const languages = [
  ['zh', zh],
  ['en', en],
] as const

type Visit = { readonly path: readonly string[]; readonly schema: Schema }

/** Every schema of the contract of rates; rows of lists and of open maps have the name `*`. */
function visits(schema: Schema, path: readonly string[] = []): readonly Visit[] {
  const inner = (fields: Fields) =>
    Object.entries(fields).flatMap(([name, one]) => visits(one, [...path, name]))
  const own = [{ path, schema }]
  if (schema.type === 'object')
    return [...own, ...[schema.fields, ...Object.values(schema.variants)].flatMap(inner)]
  if (schema.type === 'list') return [...own, ...visits(schema.item, [...path, '*'])]
  if (schema.type !== 'map') return own
  return [...own, ...(schema.keys ?? ['*']).flatMap((key) => visits(schema.value, [...path, key]))]
}

const all = rateKinds.flatMap((kind: RateKind) => {
  const schema = schemaAt(kind, [])
  return schema ? visits(schema) : []
})
const isContainer = (name: string) => (containerTypeCodes as readonly string[]).includes(name)
const names = [...new Set(all.flatMap(({ path }) => path))].filter(
  (name) => name !== '*' && !isContainer(name),
)
const headNames = ['code', 'validFrom', 'validTo', 'brands', 'companies', 'cost']

test('the schema of the form is the schema of the contract', () => {
  const contract = JSON.parse(JSON.stringify(derivePricingSchema()))
  expect(schemaFile, 'Run node launch/tasks/derive-pricing-schema.ts').toEqual(contract)
})

test.each(languages)(
  'every field of the contract has a label in %s, and no label is unused',
  (_, { segments }) => {
    expect(Object.keys(segments).sort()).toEqual([...names, ...headNames].sort())
  },
)

test.each(languages)('every choice has a label in %s', (_, { values, per, containers }) => {
  const choices = (name: string) =>
    [
      ...new Set(
        all.flatMap(({ path, schema }) =>
          path.at(-1) === name && schema.type === 'choice' ? schema.values : [],
        ),
      ),
    ].sort()
  for (const name of ['taxed', 'rule', 'kind', 'paymentTerm'] as const)
    expect(Object.keys(values[name]).sort()).toEqual(choices(name))
  expect(Object.keys(per).sort()).toEqual(choices('per'))
  expect(Object.keys(containers)).toEqual(containerTypeCodes)
})

test.each(languages)('every field array has labels in %s', (_, { rows }) => {
  const arrays = all.filter(({ schema }) => isFieldArray(schema))
  expect(arrays.length).toBeGreaterThan(9)
  for (const { path, schema } of arrays)
    expect(Object.keys(rows[messageName(path) as 'steps'] ?? {}), path.join('.')).toEqual(
      expect.arrayContaining(schema.type === 'list' ? ['one', 'add'] : ['key', 'add']),
    )
})

test('a price per container is one amount or one for each type', () => {
  const row = schemaAt('ocean-tariff', ['localCharges', '0'])
  expect(row?.type === 'object' && Object.keys(row.variants)).toEqual(['container', 'type', 'BL'])
  expect(schemaAt('ocean-tariff', ['localCharges', '0', 'price'])?.type).toBe('decimal')
  expect(schemaAt('ocean-tariff', ['localCharges', '0', 'price', '40HQ'])?.type).toBe('decimal')
  expect(schemaAt('ocean-tariff', ['localCharges', '0', 'price', '99XX'])).toBeUndefined()
})

test('the fields of a variant come after the field that decides', () => {
  const row = schemaAt('ocean-lane', ['surcharges', '0'])
  expect(row?.type === 'object' && fieldNames(row)).toEqual(['fee', 'per', 'price', 'percent', 'paymentTerm'])
})

test.each<[RateKind, string, string]>([
  ['depot-tariff', 'freeDays', 'count'],
  ['depot-tariff', 'storageTiers.0.factor', 'decimal'],
  ['depot-tariff', 'depot', 'text'],
  ['depot-tariff', 'port', 'choice'],
  ['ocean-tariff', 'manifests.0.countries', 'codes'],
  ['trucking-tariff', 'inspection.YICT', 'decimal'],
])('%s: %s is a %s', (kind, name, type) => {
  expect(schemaAt(kind, name.split('.'))?.type).toBe(type)
})
