import { type AddressTexts, addressKinds, addressLimits } from '#domain/addresses/address-entry.ts'
import type { Language } from '#domain/brands/brand.ts'
import { countryCodes } from '#domain/places/countries.data.ts'
import { districts } from '#domain/places/districts.data.ts'
import { regionName } from '#domain/places/region-name.ts'
import { fileFromBytes, type SentFile } from '#server/platform/http/replies/reply-file.ts'
import { type CellList, cellAddress, sheetMediaType, writeBook } from '#server/platform/sheets/write-sheet.ts'
import {
  columnWidths,
  headerOf,
  kindName,
  type SheetColumn,
  sheetColumns,
  textsIn,
} from './address-columns.ts'

const columnsIn = (language: Language) =>
  sheetColumns.map((column) => ({ header: headerOf(column, language), width: columnWidths[column] }))

const cellOf = (entry: AddressTexts, column: SheetColumn, language: Language): string => {
  if (column === 'kind') return kindName(entry.kind, language)
  return column === 'country' ? regionName(entry.country, language) : entry[column]
}

/** Every entry with the columns of the template, so that the sheet can be corrected and imported again. */
export async function writeAddressSheet(
  entries: readonly AddressTexts[],
  { language, day }: { readonly language: Language; readonly day: string },
): Promise<SentFile> {
  const rows = entries.map((entry) => sheetColumns.map((column) => cellOf(entry, column, language)))
  const bytes = await writeBook([{ name: textsIn(language).sheet.name, columns: columnsIn(language), rows }])
  return fileFromBytes(`addresses-${day}-${language}.xlsx`, sheetMediaType, bytes)
}

type Choices = { readonly column: SheetColumn; readonly values: readonly string[] }

const choicesIn = (language: Language): readonly Choices[] => [
  { column: 'kind', values: addressKinds.map((kind) => kindName(kind, language)) },
  { column: 'country', values: countryCodes.map((code) => regionName(code, language)) },
  {
    column: 'district',
    values: districts.map(({ city, name }) =>
      language === 'zh' ? `${city.zh}${name.zh}` : `${city.en} ${name.en}`,
    ),
  },
]

/** A column of the template and the values to select from, as ranges. */
function listFor({ column, values }: Choices, index: number, language: Language): CellList {
  const at = sheetColumns.indexOf(column) + 1
  const absolute = (row: number) => cellAddress(index + 1, row).replace(/([A-Z]+)(\d+)/, '$$$1$$$2')
  return {
    range: `${cellAddress(at, 2)}:${cellAddress(at, addressLimits.sheet.rows + 1)}`,
    source: `'${textsIn(language).sheet.choices}'!${absolute(2)}:${absolute(values.length + 1)}`,
  }
}

/** An empty sheet with lists to select from, and a sheet of the values. */
export async function writeAddressTemplate(language: Language): Promise<SentFile> {
  const choices = choicesIn(language)
  const longest = Math.max(...choices.map(({ values }) => values.length))
  const { sheet } = textsIn(language)
  const bytes = await writeBook([
    {
      name: sheet.name,
      columns: columnsIn(language),
      rows: [],
      lists: choices.map((choice, index) => listFor(choice, index, language)),
    },
    {
      name: sheet.choices,
      columns: choices.map(({ column }) => ({
        header: headerOf(column, language),
        width: columnWidths.name,
      })),
      rows: Array.from({ length: longest }, (_, row) => choices.map(({ values }) => values[row] ?? null)),
    },
  ])
  return fileFromBytes(`addresses-template-${language}.xlsx`, sheetMediaType, bytes)
}
