import { byType, fixedKeysOf, type Schema, schemaAt } from '#contract/pricing-schema.ts'
import { listSeparator } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { rowKeys } from './field-arrays.ts'
import { inputName, isRowHead, type Path } from './fields.ts'

type Entry = readonly [name: string, value: unknown]

/** What is no number stays as it was typed, so that the server names the field. */
const countOf = (text: string): string | number => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : text)

function readLeaf(schema: Schema, path: Path, values: FormValues): unknown {
  const text = (values[inputName(path)] ?? '').trim()
  if (text === '') return undefined
  if (schema.type === 'count') return countOf(text)
  if (schema.type === 'codes') return text.split(listSeparator.trim()).map((code) => code.trim())
  return path.at(-1) === 'per' && text === byType ? 'container' : text
}

/** Lists with an order of their own, and the field that decides on it. */
const sortedBy: Readonly<Record<string, string>> = { storageTiers: 'fromDay', steps: 'overTons' }

function sorted(path: Path, rows: readonly Entry[]): readonly Entry[] {
  const bound = sortedBy[path.at(-1) ?? '']
  if (bound === undefined) return rows
  const boundOf = ([, row]: Entry) => {
    const value = (row as Readonly<Record<string, unknown>>)[bound]
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER
  }
  return rows.toSorted((one, other) => boundOf(one) - boundOf(other))
}

const isEmpty = (path: Path, entries: readonly Entry[]) =>
  entries.every(([name]) => isRowHead([...path, name]))

const keysIn = (path: Path, values: FormValues) =>
  rowKeys(
    Object.keys(values).map((name) => ({ path: name.split('.'), text: '' })),
    ['pricing', ...path],
  )

/** The rows of a list or a map that are filled in, by their keys in the form, in the order they are sent. */
export function readRows(schema: Schema, path: Path, values: FormValues): readonly Entry[] {
  const item = schema.type === 'list' ? schema.item : schema.type === 'map' ? schema.value : undefined
  if (!item) return []
  const keys = fixedKeysOf(schema) ?? keysIn(path, values)
  const rows = keys.flatMap((key): Entry[] => {
    const value = readValue(item, [...path, key], values, true)
    return value === undefined ? [] : [[key, value]]
  })
  return sorted(path, rows)
}

function readObject(schema: Schema & { type: 'object' }, path: Path, values: FormValues): readonly Entry[] {
  const chosen = schema.by && values[inputName([...path, schema.by])]
  const variant = (chosen && schema.variants[chosen]) || {}
  return Object.entries({ ...schema.fields, ...variant }).flatMap(([name, field]): Entry[] => {
    const mayBeMissing = field.isOptional || Object.hasOwn(variant, name)
    const value = readValue(field, [...path, name], values, mayBeMissing)
    return value === undefined ? [] : [[name, value]]
  })
}

function readValue(schema: Schema, path: Path, values: FormValues, mayBeMissing: boolean): unknown {
  if (schema.type === 'list') return readRows(schema, path, values).map(([, row]) => row)
  if (schema.type === 'map' || schema.type === 'object') {
    const entries = schema.type === 'map' ? readRows(schema, path, values) : readObject(schema, path, values)
    return mayBeMissing && isEmpty(path, entries) ? undefined : Object.fromEntries(entries)
  }
  return readLeaf(schema, path, values)
}

/** The pricing to send. A row or an optional part that was left empty is not sent. */
export function readPricing(kind: RateKind, values: FormValues): Readonly<Record<string, unknown>> {
  const schema = schemaAt(kind, [])
  return schema ? (readValue(schema, [], values, false) as Readonly<Record<string, unknown>>) : {}
}

/** Prices by container type, or null where there is none. */
export function readPrices(values: FormValues, parent: string): Readonly<Record<string, string>> | null {
  const filled = Object.entries(values).flatMap(([name, text]) =>
    name.startsWith(`${parent}.`) && text.trim() !== ''
      ? [[name.slice(parent.length + 1), text.trim()] as const]
      : [],
  )
  return filled.length > 0 ? Object.fromEntries(filled) : null
}
