import {
  type FieldProblem,
  invalidFields,
  ok,
  type Result,
  type WrongFields,
} from '#domain/values/refusal.ts'
import type { QueryOf, QuoteMode, QuoteQuery } from './query.ts'
import type { Field } from './query-field.ts'
import { type FieldPath, queryTables, type Table } from './query-tables.ts'

type Entry = { readonly path: string; readonly field: Field<unknown> }

const isField = (entry: Field<unknown> | Table): entry is Field<unknown> => typeof entry.read === 'function'

const flatten = (table: Table, prefix = ''): readonly Entry[] =>
  Object.entries(table).flatMap(([name, entry]) =>
    isField(entry) ? [{ path: `${prefix}${name}`, field: entry }] : flatten(entry, `${prefix}${name}.`),
  )

const entriesOf = {
  ocean: flatten(queryTables.ocean),
  trucking: flatten(queryTables.trucking),
  warehouse: flatten(queryTables.warehouse),
  depot: flatten(queryTables.depot),
} as const satisfies Readonly<Record<QuoteMode, readonly Entry[]>>

/** The names of a query in a URL. */
export const queryKeysOf = (mode: QuoteMode): readonly string[] =>
  entriesOf[mode].map(({ field }) => field.key)

type Values = { [name: string]: unknown }

const valueAt = (query: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Values)[name], query)

function setAt(query: Values, path: string, value: unknown): void {
  const [name = path, ...rest] = path.split('.')
  if (rest.length === 0) {
    query[name] = value
    return
  }
  const group = (query[name] ?? {}) as Values
  query[name] = group
  setAt(group, rest.join('.'), value)
}

const defaultOf = (field: Field<unknown>, query: object): unknown =>
  field.defaultFor?.(query) ?? field.default

/** A default is left out, so that a URL shows only what the customer chose. */
function formatField(field: Field<unknown>, value: unknown, query: object): readonly string[] {
  if (value === undefined) return []
  const texts = field.write(value)
  const usual = defaultOf(field, query)
  const isDefault = usual !== undefined && field.write(usual).join('\n') === texts.join('\n')
  return isDefault ? [] : texts
}

const paramsOf = (entries: readonly Entry[], textsOf: (entry: Entry) => readonly string[]): URLSearchParams =>
  new URLSearchParams(
    entries.flatMap((entry) => textsOf(entry).map((text): [string, string] => [entry.field.key, text])),
  )

/** The query as a URL: everyone who opens the link gets the same query. */
export const queryToSearchParams = (query: QuoteQuery): URLSearchParams =>
  paramsOf(entriesOf[query.mode], ({ path, field }) => formatField(field, valueAt(query, path), query))

type ReadParams<Mode extends QuoteMode> = {
  /** Without the fields that are missing or wrong. */
  readonly query: Partial<QueryOf<Mode>>
  readonly wrong: WrongFields
}

/**
 * What a URL says, field by field. A field with a default is wrong too where its text cannot be read: the default
 * would get another price.
 */
export function readSearchParams<Mode extends QuoteMode>(
  mode: Mode,
  params: URLSearchParams,
): ReadParams<Mode> {
  const query: Values = { mode }
  const wrong: Record<string, FieldProblem> = {}
  // A default that depends on other fields is known once these are read.
  const dependsOnOthers = ({ field }: Entry) => Number(field.defaultFor !== undefined)
  const inOrder = entriesOf[mode].toSorted((one, other) => dependsOnOthers(one) - dependsOnOthers(other))
  for (const { path, field } of inOrder) {
    const texts = params.getAll(field.key)
    const isLeftOut = texts.every((text) => text.trim() === '')
    const value = field.read(texts) ?? (isLeftOut ? defaultOf(field, query) : undefined)
    if (value !== undefined) setAt(query, path, value)
    else if (!isLeftOut) wrong[path] = 'wrong-format'
    else if (!field.isOptional) wrong[path] = 'required'
  }
  return { query: query as Partial<QueryOf<Mode>>, wrong }
}

/** The complete query of a URL, or the fields that are missing or wrong in it. */
export function queryFromSearchParams<Mode extends QuoteMode>(
  mode: Mode,
  params: URLSearchParams,
): Result<QueryOf<Mode>> {
  const { query, wrong } = readSearchParams(mode, params)
  return Object.keys(wrong).length > 0 ? invalidFields(wrong) : ok(query as QueryOf<Mode>)
}

/** The first text of each field in a URL, as it stands there. */
export const textsOfSearchParams = <Mode extends QuoteMode>(
  mode: Mode,
  params: URLSearchParams,
): Readonly<Record<FieldPath<Mode>, string>> =>
  Object.fromEntries(
    entriesOf[mode].map(({ path, field }) => [path, params.get(field.key) ?? '']),
  ) as Readonly<Record<FieldPath<Mode>, string>>

export type FieldTexts<Mode extends QuoteMode> = {
  readonly [Path in FieldPath<Mode>]?: string | readonly string[]
}

/**
 * What a form holds, as a URL. A text that its field cannot read stays as it is: a port that is no home port
 * still names the lane of a quote request.
 */
export const searchParamsFromTexts = <Mode extends QuoteMode>(
  mode: Mode,
  texts: FieldTexts<Mode>,
): URLSearchParams => {
  const filledAt = (path: string) =>
    [(texts as Readonly<Record<string, string | readonly string[]>>)[path] ?? []]
      .flat()
      .map((text) => text.trim())
      .filter((text) => text !== '')
  const read = Object.fromEntries(
    entriesOf[mode].map(({ path, field }) => [path, field.read(filledAt(path))] as const),
  )
  return paramsOf(entriesOf[mode], ({ path, field }) => {
    const filled = filledAt(path)
    const value = filled.length > 0 ? field.read(filled) : undefined
    return value === undefined ? filled : formatField(field, value, read)
  })
}

/** The first text of each field, as a form shows it; a default is an empty text. */
export const textsOfQuery = <Mode extends QuoteMode>(
  query: QueryOf<Mode>,
): Readonly<Record<FieldPath<Mode>, string>> =>
  Object.fromEntries(
    entriesOf[query.mode].map(({ path, field }) => [
      path,
      formatField(field, valueAt(query, path), query)[0] ?? '',
    ]),
  ) as Readonly<Record<FieldPath<Mode>, string>>
