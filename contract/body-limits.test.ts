import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#tests/support/all-calls.ts'
import { bodyLimitOf, type Call, defaultBodyBytes } from './call.ts'

type Schema = z.core.JSONSchema.JSONSchema
type Defined = Schema & { readonly $defs?: Readonly<Record<string, Schema>> }

const [mostBytesPerCharacter, quotes, separators] = [3, 2, 4]
/** Of a text whose length a pattern or a rule limits: codes, days, amounts, numbers of documents. */
const otherText = 40

/** An upper estimate of the JSON that a schema accepts; infinite where it limits no length. */
function largest(schema: Schema | boolean | undefined, defs: NonNullable<Defined['$defs']>): number {
  if (typeof schema !== 'object') return Number.POSITIVE_INFINITY
  const { $ref, enum: values, anyOf, oneOf, allOf } = schema
  if ($ref) return largest(defs[$ref.replace('#/$defs/', '')], defs)
  if (schema.const !== undefined) return Buffer.byteLength(JSON.stringify(schema.const))
  if (values) return Math.max(...values.map((value) => Buffer.byteLength(JSON.stringify(value))))
  const variants = anyOf ?? oneOf
  if (variants) return Math.max(...variants.map((variant) => largest(variant, defs)))
  if (allOf) return allOf.reduce((sum, part) => sum + largest(part, defs), 0)
  if (schema.type === 'string') return mostBytesPerCharacter * (schema.maxLength ?? otherText) + quotes
  if (schema.type === 'array') {
    const { maxItems = Number.POSITIVE_INFINITY, items } = schema
    return maxItems * (largest(Array.isArray(items) ? items[0] : items, defs) + separators)
  }
  if (schema.type === 'object') return largestObject(schema, defs)
  return otherText
}

function largestObject(schema: Schema, defs: NonNullable<Defined['$defs']>): number {
  const { properties = {}, additionalProperties, propertyNames } = schema
  const fields = Object.entries(properties).map(
    ([name, value]) => Buffer.byteLength(name) + separators + largest(value, defs),
  )
  const known = fields.reduce((sum, size) => sum + size, 0)
  if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0) return known
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  return (
    known + (names?.length ?? Number.POSITIVE_INFINITY) * (otherText + largest(additionalProperties, defs))
  )
}

const withJson: readonly [string, Call, z.ZodType][] = Object.values<Call>(calls).flatMap((call) =>
  call.body && call.bodyKind !== 'bytes' ? [[call.name, call, call.body]] : [],
)

test.each(withJson)('%s accepts no larger body than it reads, or declares its limit', (_name, call, body) => {
  const schema: Defined = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const isSmall = largest(schema, schema.$defs ?? {}) <= defaultBodyBytes
  expect(call.maxBodyBytes === undefined).toBe(isSmall)
})

test('few calls read more than most', () => {
  const large = withJson.filter(([, call]) => bodyLimitOf(call) > defaultBodyBytes)
  expect(large.map(([name]) => name).sort()).toEqual([
    'applyOrderSheet',
    'downloadPricedLanes',
    'fillInOrder',
    'importAddresses',
    'moveOrder',
    'moveOrderByStaff',
    'placeOrder',
    'priceLanes',
    'saveOrderDraft',
    'saveRate',
    'setExchangeRates',
  ])
})
