import { type Language, languages } from '#domain/brands/brand.ts'
import { orderMilestones } from '#domain/orders/milestones/milestones.ts'
import {
  groupColumn,
  hasOwnWord,
  orderSheetColumns,
  ownColumnWords,
  sheetChoices,
  sheetFields,
} from '#domain/orders/sheet/sheet-columns.ts'
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
  const fields: Texts = { ...orderFields.fields, ...orderRunning.fields }
  const within = groupColumn(column)
  if (!within) return fields[column] ?? column
  const name = fields[within.field] ?? within.field
  // Most rows are of containers.
  const groups: Texts = orderRunning.groups
  return within.group === 'containers' ? name : `${groups[within.group]}: ${name}`
}

export function milestoneName(code: string, language: Language): string {
  const { tracking, orderRunning } = messages[language]
  const names: Texts = { ...orderRunning.milestones, ...tracking.milestones }
  return names[code] ?? code
}

export const classifierName = (code: string, language: Language): string =>
  (messages[language].tracking.classifiers as Texts)[code] ?? code

/** The names of the choices of a field. */
const choiceName =
  (field: string) =>
  (code: string, language: Language): string => {
    const { orderRunning, orderFields } = messages[language]
    const choices: Readonly<Record<string, Texts>> = { ...orderFields.choices, ...orderRunning.choices }
    return choices[field]?.[code] ?? code
  }

const choicesOf = (column: string, codes: readonly string[]) =>
  spellings(codes, choiceName(groupColumn(column)?.field ?? column))

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
  ...Object.fromEntries(
    Object.entries(sheetChoices).map(([column, codes]) => [column, choicesOf(column, codes)]),
  ),
}

/** A choice by its name, for a sheet that people read. */
export const textOfCell = (column: string, text: string, language: Language): string =>
  column in sheetChoices ? choiceName(groupColumn(column)?.field ?? column)(text, language) : text

const days = sheetFields('day')

/** The code of a name, the day of a date; any other text stays as it was typed. */
export function valueOfCell(column: string, text: string): string {
  if (column === 'containers.type') return readContainerType(text) ?? text
  if (days.includes(column)) {
    const read = readSheetDay(text)
    return 'day' in read ? read.day : text
  }
  return named[column]?.get(plainHeader(text)) ?? text
}
