import type { RateKind } from '#domain/rates/rate.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import derived from './pricing-schema.json' with { type: 'json' }

type Leaf =
  | { readonly type: 'text' | 'decimal'; readonly pattern?: string; readonly maxLength?: number }
  | { readonly type: 'count'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  /** Several codes in one field: countries. */
  | { readonly type: 'codes' }

export type Fields = Readonly<Record<string, Schema>>

/** The fields of an object; with `by`, the value of that field decides which further fields there are. */
export type ObjectSchema = {
  readonly type: 'object'
  readonly fields: Fields
  readonly by?: string
  readonly variants: Readonly<Record<string, Fields>>
}

type ListSchema = { readonly type: 'list'; readonly item: Schema; readonly max: number }

/** Values by code. Without `keys` any code will do. */
type MapSchema = { readonly type: 'map'; readonly keys?: readonly string[]; readonly value: Schema }

export type Schema = (Leaf | ObjectSchema | ListSchema | MapSchema) & { readonly isOptional?: boolean }

/** How the form says that a unit has a price for each container type; the contract calls it `container`. */
export const byType = 'type'

/** Derived from `rate-pricing.ts`; the form needs it without zod, which is as large as all other scripts together. */
const schemas = derived.pricing as unknown as Readonly<Record<RateKind, Schema>>

type CountSchema = Extract<Schema, { type: 'count' }>
type TextSchema = Extract<Schema, { type: 'text' | 'decimal' }>

function countProblem({ min, max, isWhole }: CountSchema, text: string): FieldProblem | undefined {
  if (!/^\d+(\.\d+)?$/.test(text) || (isWhole && text.includes('.'))) return 'wrong-format'
  if (Number(text) < min) return 'too-small'
  return Number(text) > max ? 'too-large' : undefined
}

function textProblem({ pattern, maxLength }: TextSchema, text: string): FieldProblem | undefined {
  if (maxLength !== undefined && text.length > maxLength) return 'too-long'
  return pattern === undefined || new RegExp(pattern).test(text) ? undefined : 'wrong-format'
}

/** The check of the contract for a text that is not empty. */
export function problemOf(schema: Schema, text: string): FieldProblem | undefined {
  if (schema.type === 'count') return countProblem(schema, text.trim())
  const isText = schema.type === 'text' || schema.type === 'decimal'
  return isText ? textProblem(schema, text.trim()) : undefined
}

/** Fields outside the pricing. */
export const amountProblem = (text: string) => problemOf(derived.price as Schema, text)
export const codeProblem = (text: string) => problemOf(derived.code as Schema, text)

/** Field names in the order of the contract; those of the variants come after the field that decides. */
export function fieldNames({ fields, by, variants }: ObjectSchema): readonly string[] {
  const names = Object.keys(fields)
  const own = [...new Set(Object.values(variants).flatMap((variant) => Object.keys(variant)))]
  const at = by === undefined ? names.length : names.indexOf(by) + 1
  return [...names.slice(0, at), ...own, ...names.slice(at)]
}

/** What a name can mean within a schema; in an object with variants more than one thing. */
function childrenOf(schema: Schema, name: string): readonly Schema[] {
  if (schema.type === 'list') return [schema.item]
  if (schema.type === 'map') return schema.keys && !schema.keys.includes(name) ? [] : [schema.value]
  if (schema.type !== 'object') return []
  return [schema.fields, ...Object.values(schema.variants)].flatMap((fields) => fields[name] ?? [])
}

const isLeaf = ({ type }: Schema) => !['object', 'list', 'map'].includes(type)

const allAt = (kind: RateKind, path: readonly string[]): readonly Schema[] =>
  path.reduce<readonly Schema[]>(
    (parents, name) => parents.flatMap((parent) => childrenOf(parent, name)),
    [schemas[kind]],
  )

export function schemaAt(kind: RateKind, path: readonly string[]): Schema | undefined {
  const found = allAt(kind, path)
  return found.find(isLeaf) ?? found[0]
}

/** The schema that a field is declared in. */
export const parentAt = (kind: RateKind, path: readonly string[]): Schema | undefined =>
  allAt(kind, path.slice(0, -1)).find((parent) => childrenOf(parent, path.at(-1) ?? '').length > 0)

const hasVariants = (schema: Schema) => schema.type === 'object' && schema.by !== undefined

/** The keys of a map that always has all of them, such as prices by container type. */
export const fixedKeysOf = (schema: Schema | undefined): readonly string[] | undefined =>
  schema?.type === 'map' && !hasVariants(schema.value) ? schema.keys : undefined

/** Rows that staff can add and remove: lists, and maps without fixed keys. */
export type FieldArray = ListSchema | MapSchema

export const isFieldArray = (schema: Schema | undefined): schema is FieldArray =>
  schema?.type === 'list' || (schema?.type === 'map' && !fixedKeysOf(schema))
