import type { z } from 'zod'
import { byType, type Fields, type Schema } from './pricing-schema.ts'
import { price, rateCode, ratePricing } from './rate-pricing.ts'

const defOf = (schema: z.ZodType) => schema.def as unknown as ZodDef

/** As much of the definitions of zod 4 as the contract of rates uses. */
type ZodDef = {
  readonly type: string
  readonly shape: Readonly<Record<string, z.ZodType>>
  readonly element: z.ZodType
  readonly keyType: z.ZodType
  readonly valueType: z.ZodType
  readonly innerType: z.ZodType
  readonly options: readonly z.ZodType[]
  readonly discriminator?: string
  readonly entries: Readonly<Record<string, string>>
  readonly values: readonly string[]
  readonly checks?: readonly { readonly _zod: { readonly def: Checks } }[]
}

const valuesOf = (schema: z.ZodType): readonly string[] => {
  const { type, entries, values } = defOf(schema)
  return type === 'literal' ? values : Object.values(entries)
}

type Checks = { readonly pattern?: RegExp; readonly maximum?: number }

const checksOf = (schema: z.ZodType): readonly Checks[] =>
  (defOf(schema).checks ?? []).map(({ _zod }) => _zod.def)

/** A text that has to be a number is an amount; any other is a code. */
function textSchema(schema: z.ZodType): Schema {
  const checks = checksOf(schema)
  const [pattern] = checks.flatMap((check) => check.pattern?.source ?? [])
  const [maxLength] = checks.flatMap(({ maximum }) => maximum ?? [])
  const isAmount = schema.safeParse('1').success && !schema.safeParse('x').success
  return {
    type: isAmount ? 'decimal' : 'text',
    ...(pattern !== undefined && { pattern }),
    ...(maxLength !== undefined && { maxLength }),
  }
}

function countSchema(schema: z.ZodType): Schema {
  const isWhole = !schema.safeParse(1.5).success
  const { minValue, maxValue } = schema as z.ZodNumber
  return { type: 'count', min: minValue ?? 0, max: maxValue ?? Number.MAX_SAFE_INTEGER, isWhole }
}

function arraySchema({ element, checks = [] }: ZodDef): Schema {
  if (defOf(element).type === 'string') return { type: 'codes' }
  const max = Math.min(...checks.map(({ _zod }) => _zod.def.maximum ?? Number.POSITIVE_INFINITY))
  return { type: 'list', item: schemaOf(element), max }
}

function schemaOf(schema: z.ZodType): Schema {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
      return { ...schemaOf(def.innerType), isOptional: true }
    case 'number':
      return countSchema(schema)
    case 'enum':
    case 'literal':
      return { type: 'choice', values: valuesOf(schema) }
    case 'array':
      return arraySchema(def)
    case 'record':
      return {
        type: 'map',
        ...(defOf(def.keyType).type === 'enum' && { keys: valuesOf(def.keyType) }),
        value: schemaOf(def.valueType),
      }
    case 'union':
      return objectSchema(def.options, def.discriminator ?? 'per')
    case 'object':
      return objectSchema([schema], 'per')
    default:
      return textSchema(schema)
  }
}

type Shape = ZodDef['shape']

/** One amount for every container, or an amount for each type. */
const isEitherPrice = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined &&
  defOf(schema).type === 'union' &&
  defOf(schema).options.some((option) => defOf(option).type === 'record')

/** A field of one variant; of a price that is either one amount or one for each type, the one of the variant. */
function variantField(schema: z.ZodType, isByType: boolean): Schema {
  if (!isEitherPrice(schema)) return schemaOf(schema)
  const { options } = defOf(schema)
  return schemaOf(options.find((option) => (defOf(option).type === 'record') === isByType) ?? schema)
}

const variantFields = (shape: Shape, names: readonly string[], isByType = false): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (shape[name] ? [[name, variantField(shape[name], isByType)]] : [])),
  )

function variantsOf(shapes: readonly Shape[], by: string, names: readonly string[]): [string, Fields][] {
  return shapes.flatMap((shape) => {
    const hasTypes = names.some((name) => isEitherPrice(shape[name]))
    return (shape[by] ? valuesOf(shape[by]) : []).flatMap((value): [string, Fields][] => [
      [value, variantFields(shape, names)],
      ...(value === 'container' && hasTypes
        ? [[byType, variantFields(shape, names, true)] as [string, Fields]]
        : []),
    ])
  })
}

/** The options of a union share some fields; the others depend on the value of `by`. */
function objectSchema(options: readonly z.ZodType[], by: string): Schema {
  const shapes = options.map((option) => defOf(option).shape)
  const names = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))]
  const isShared = (name: string) => shapes.every((shape) => shape[name] && !isEitherPrice(shape[name]))
  const fields = variantFields(shapes[0] ?? {}, names.filter(isShared))
  const own = names.filter((name) => !isShared(name))
  if (own.length === 0) return { type: 'object', fields, variants: {} }
  const variants = variantsOf(shapes, by, own)
  const choice: Schema = { type: 'choice', values: variants.map(([value]) => value) }
  return { type: 'object', fields: { ...fields, [by]: choice }, by, variants: Object.fromEntries(variants) }
}

/** The content of `pricing-schema.json`. */
export const derivePricingSchema = () => ({
  price: schemaOf(price),
  code: schemaOf(rateCode),
  pricing: Object.fromEntries(Object.entries(ratePricing).map(([kind, schema]) => [kind, schemaOf(schema)])),
})
