import {
  byType,
  type FieldArray,
  fieldNames,
  fixedKeysOf,
  isFieldArray,
  type Schema,
  schemaAt,
} from '#contract/pricing-schema.ts'
import { fieldsOf, type RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { isUnder, nameOf, type Path } from './fields.ts'
import { pricedServices } from './priced-services.data.ts'

type FieldList = readonly RateField[]
type Texts = ReadonlyMap<string, string>

/** The field array at a path, if there is one. */
export function arrayAt(kind: RateKind, path: Path): FieldArray | undefined {
  const schema = schemaAt(kind, path)
  return isFieldArray(schema) ? schema : undefined
}

/** The name of a field array in the messages; the services at a port have their own. */
export const messageName = (array: Path): string =>
  array[0] === 'destinationServices' && array.length > 1 ? 'servicesAt' : (array.at(-1) ?? '')

/** The keys of the rows at a path, in their present order. */
export const rowKeys = (fields: FieldList, path: Path): readonly string[] => [
  ...new Set(
    fields
      .filter((field) => field.path.length > path.length && isUnder(field.path, path))
      .map((field) => field.path[path.length] ?? ''),
  ),
]

/** The innermost row that a field is part of; none where the field is the whole row. */
export function rowOf(kind: RateKind, path: Path): Path | undefined {
  const length = path
    .map((_, index) => path.length - 2 - index)
    .find((one) => one > 0 && arrayAt(kind, path.slice(0, one)))
  return length === undefined ? undefined : path.slice(0, length + 1)
}

/** The units a service can be priced by; any unit where the row is no service. */
export const unitsOf = (path: Path, values: readonly string[]): readonly string[] =>
  pricedServices[path.at(-2) ?? '']?.units ?? values

/** The text of a new field: the first unit of a row, the fee of a service, otherwise nothing. */
function defaultText(schema: Schema, path: Path): string {
  const name = path.at(-1)
  if (name === 'fee') return pricedServices[path.at(-2) ?? '']?.fee ?? ''
  return schema.type === 'choice' && (name === 'per' || name === 'kind')
    ? (unitsOf(path, schema.values)[0] ?? '')
    : ''
}

/** Rows that exist already; for a new row, every code that its schema names. */
function keysAt(schema: FieldArray, path: Path, texts: Texts | undefined): readonly string[] {
  if (!texts) return (schema.type === 'map' && schema.keys) || []
  return rowKeys(
    [...texts.keys()].map((name) => ({ path: name.split('.'), text: '' })),
    path,
  )
}

/** All fields of a schema with their texts; without texts, those of a new row. */
function expand(schema: Schema, path: Path, texts?: Texts): FieldList {
  const child = (name: string, own: Schema | undefined) => (own ? expand(own, [...path, name], texts) : [])
  switch (schema.type) {
    case 'object': {
      const by = schema.by
      const variant = by && expand(schema.fields[by] as Schema, [...path, by], texts)[0]?.text
      const fields = { ...schema.fields, ...(variant && schema.variants[variant]) }
      return fieldNames(schema).flatMap((name) => child(name, fields[name]))
    }
    case 'list':
      return keysAt(schema, path, texts).flatMap((key) => child(key, schema.item))
    case 'map':
      return (fixedKeysOf(schema) ?? keysAt(schema, path, texts)).flatMap((key) => child(key, schema.value))
    default:
      return [{ path, text: texts?.get(nameOf(path)) ?? defaultText(schema, path) }]
  }
}

const textsOf = (fields: FieldList): Texts => new Map(fields.map(({ path, text }) => [nameOf(path), text]))

/** A price per container with an amount for each type is a unit of its own in the form. */
export function withTypeUnits(fields: FieldList): FieldList {
  const parents = new Set(fields.map(({ path }) => nameOf(path.slice(0, -1))))
  return fields.map((field) =>
    field.path.at(-1) === 'per' && parents.has(nameOf([...field.path.slice(0, -1), 'price']))
      ? { ...field, text: byType }
      : field,
  )
}

/** All fields of the form of a rate, those without a value included. */
export function formFields(kind: RateKind, pricing: unknown): FieldList {
  const schema = schemaAt(kind, [])
  return schema ? expand(schema, [], textsOf(withTypeUnits(fieldsOf(pricing)))) : []
}

/** Adds an empty row; one that exists stays as it is. */
export function addRow(kind: RateKind, fields: FieldList, row: Path): FieldList {
  const schema = schemaAt(kind, row)
  const isThere = fields.some(({ path }) => isUnder(path, row))
  return schema && !isThere ? [...fields, ...expand(schema, row)] : fields
}

export const removeRow = (fields: FieldList, row: Path): FieldList =>
  fields.filter(({ path }) => !isUnder(path, row))

/** Sets the field that decides on the variant; fields that both variants have keep their text. */
export function setVariant(kind: RateKind, fields: FieldList, path: Path, text: string): FieldList {
  const row = path.slice(0, -1)
  const schema = schemaAt(kind, row)
  const index = fields.findIndex((field) => isUnder(field.path, row))
  if (!schema || index < 0) return fields
  const own = fields.filter((field) => isUnder(field.path, row))
  const rest = removeRow(fields, row)
  const texts = new Map([...textsOf(own), [nameOf(path), text]])
  return [...rest.slice(0, index), ...expand(schema, row, texts), ...rest.slice(index)]
}
