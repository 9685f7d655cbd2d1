import { type Language, languages } from '#domain/brands/brand.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import { hasOwnWord, orderSheetColumns, ownColumnWords } from '#domain/orders/sheet/order-sheet.ts'
import { readSheetDay } from '#domain/quotes/lanes/sheet-day.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import { readContainerType } from '#domain/values/container-type.ts'
import { messages } from '#messages/messages.ts'
import { plainHeader } from '#server/platform/sheets/plain-header.ts'

type Texts = Readonly<Record<string, string>>

/** Words that staff read on the page stand in the sheet too. */
export function headerOf(column: string, language: Language): string {
  const { orderSheet, orderRunning, orderFields } = messages[language]
  if (hasOwnWord(column)) return orderSheet.columns[ownColumnWords[column]]
  const name = column.replace('containers.', '')
  const fields: Texts = { ...orderFields.fields, ...orderRunning.fields }
  return fields[name] ?? column
}

export function milestoneName(code: string, language: Language): string {
  const { tracking, orderRunning } = messages[language]
  const names: Texts = { ...orderRunning.milestones, ...tracking.milestones }
  return names[code] ?? code
}

export const classifierName = (code: string, language: Language): string =>
  (messages[language].tracking.classifiers as Texts)[code] ?? code

const methodName = (code: string, language: Language): string =>
  (messages[language].orderRunning.choices.weighMethod as Texts)[code] ?? code

/** A sheet may be filled in with codes or with names, in either language. */
const spellings = (codes: readonly string[], nameIn: (code: string, language: Language) => string) =>
  new Map(
    codes.flatMap((code) =>
      [code, ...languages.map((language) => nameIn(code, language))].map(
        (name) => [plainHeader(name), code] as const,
      ),
    ),
  )

const columnSpellings = spellings(orderSheetColumns, headerOf)
export const sheetHeaders: readonly string[] = [...columnSpellings.keys()]
export const columnOf = (header: string): string | undefined => columnSpellings.get(plainHeader(header))

const named: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  milestone: spellings(orderMilestones, milestoneName),
  classifier: spellings(classifiers, classifierName),
  'containers.weighMethod': spellings(['SM1', 'SM2'], methodName),
}

/** The code of a name, the day of a date; any other text stays as it was typed. */
export function valueOfCell(column: string, text: string): string {
  if (column === 'containers.type') return readContainerType(text) ?? text
  if (column === 'containers.weighedOn') {
    const read = readSheetDay(text)
    return 'day' in read ? read.day : text
  }
  return named[column]?.get(plainHeader(text)) ?? text
}
