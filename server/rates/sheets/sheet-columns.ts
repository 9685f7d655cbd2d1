import { type Language, languages } from '#domain/brands/brand.ts'
import { sentence, type TextParams } from '#domain/language/texts.ts'
import { type ImportedKind, importedKinds, lanePriceFields } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { messages } from '#messages/messages.ts'
import { plainHeader } from '#server/platform/sheets/plain-header.ts'
import { exampleOf } from './template-lists.ts'

const texts = { zh: messages.zh.rates, en: messages.en.rates }

export type SheetWord = keyof (typeof texts)['zh']['columns']

/** A column of a rate sheet. Its key is the path of the field, which maps a validation error to its cell. */
export type RateColumn = {
  readonly key: string
  readonly word: SheetWord
  readonly type?: string
  /** Exported as a number, not as text. */
  readonly isAmount: boolean
  readonly width: number
}

/** Every rate has them. Of the columns with a price, a sheet needs one. */
const requiredWords: ReadonlySet<SheetWord> = new Set([
  ...(['code', 'carrier', 'service', 'pol', 'pod', 'port', 'pickUpPlace', 'district'] as const),
  ...(['validFrom', 'validTo'] as const),
])

const plain = (word: SheetWord, width = 14): RateColumn => ({ key: word, word, isAmount: false, width })
const byType = (word: SheetWord): readonly RateColumn[] =>
  containerTypeCodes.map((type) => ({ key: `${word}.${type}`, word, type, isAmount: true, width: 13 }))

const commonColumns = [
  ...[plain('validFrom'), plain('validTo'), plain('brands', 20), plain('companies', 30)],
  ...byType('cost'),
]

export const rateColumns: Readonly<Record<ImportedKind, readonly RateColumn[]>> = {
  'ocean-lane': [
    ...[plain('code', 26), plain('carrier'), plain('service'), plain('pol'), plain('pod')],
    ...byType('freight'),
    plain('surcharges', 44),
    plain('carrierRemark', 44),
    ...commonColumns,
  ],
  'trucking-lane': [
    ...[plain('code', 26), plain('port'), plain('pickUpPlace', 18), plain('district')],
    ...byType('prices'),
    { key: 'tollPerVehicle', word: 'tollPerVehicle', isAmount: true, width: 16 },
    ...commonColumns,
  ],
}

/** The columns that a sheet lacks. */
export const columnsWithout = (kind: ImportedKind, has: (key: string) => boolean): readonly RateColumn[] =>
  rateColumns[kind].filter(({ key }) => !has(key))

/** The headers of the columns that a sheet lacks and needs. */
export function missingHeaders(
  kind: ImportedKind,
  has: (key: string) => boolean,
  language: Language,
): readonly string[] {
  const missing = columnsWithout(kind, has)
  const prices = rateColumns[kind].filter(({ word }) => word === lanePriceFields[kind])
  const price = prices[0] && !prices.some(({ key }) => has(key)) ? [{ ...prices[0], type: '' }] : []
  const needed = missing.filter(({ word }) => requiredWords.has(word))
  return [...needed, ...price].map((column) => headerOf(column, language).trim())
}

const translate = (language: Language, key: string, params?: TextParams) =>
  sentence(texts[language], language, key, params)

export const sheetWord = (
  language: Language,
  word: keyof (typeof texts)['zh']['sheets'],
  params?: TextParams,
): string => translate(language, `sheets.${word}`, params)

export const headerOf = ({ word, type = '' }: RateColumn, language: Language): string =>
  translate(language, `columns.${word}`, { type })

/** An example and the explanation of each column; the columns of the container types share one. */
export const meaningsOf = (
  kind: ImportedKind,
  language: Language,
): readonly (readonly [string, string, string])[] =>
  [...new Map(rateColumns[kind].map((column) => [column.word, column])).values()].map((column) => [
    headerOf({ ...column, type: '' }, language).trim(),
    exampleOf(column.word),
    translate(language, `meanings.${column.word}`),
  ])

/** The headers of a column in every language, as they are compared. */
const plainHeaders = (column: RateColumn): readonly string[] =>
  languages.map((language) => plainHeader(headerOf(column, language)))

const byHeader = (columns: readonly RateColumn[]): ReadonlyMap<string, RateColumn> =>
  new Map(columns.flatMap((column) => plainHeaders(column).map((name) => [name, column] as const)))

const columnsByHeader = {
  'ocean-lane': byHeader(rateColumns['ocean-lane']),
  'trucking-lane': byHeader(rateColumns['trucking-lane']),
}

/** Finds a column by its header in either language. */
export const columnNamed = (kind: ImportedKind, header: string): RateColumn | undefined =>
  columnsByHeader[kind].get(plainHeader(header))

/** Every header of a rate sheet of any kind. */
export const allHeaders: readonly string[] = [
  ...new Set(importedKinds.flatMap((kind) => [...columnsByHeader[kind].keys()])),
]

/** The columns with the code of a place. */
const placeWords: Readonly<Record<ImportedKind, readonly SheetWord[]>> = {
  'ocean-lane': ['pol', 'pod'],
  'trucking-lane': ['port', 'pickUpPlace', 'district'],
}

/** A column that only an export has: the state, the version, or the name of the place in a column. */
type ExportColumn = {
  readonly key: 'state' | 'version' | { readonly placeOf: SheetWord }
  readonly header: string
  readonly width: number
}

export const exportColumns = (kind: ImportedKind, language: Language): readonly ExportColumn[] => [
  { key: 'state', header: sheetWord(language, 'state'), width: 26 },
  { key: 'version', header: sheetWord(language, 'version'), width: 26 },
  ...placeWords[kind].map((placeOf) => ({
    key: { placeOf },
    header: sheetWord(language, 'place', { column: headerOf(plain(placeOf), language) }),
    width: 34,
  })),
]

/** Columns that our own sheets add for the reader; the import ignores them. */
const readersColumns: ReadonlySet<string> = new Set(
  languages
    .flatMap((language) => [
      sheetWord(language, 'remarks'),
      ...importedKinds.flatMap((kind) => exportColumns(kind, language).map(({ header }) => header)),
    ])
    .map(plainHeader),
)

export const isForReader = (header: string): boolean => readersColumns.has(plainHeader(header))
