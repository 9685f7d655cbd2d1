import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { normaliseCompanyText } from './claim-company.ts'
import type { CompanyNumber } from './company-number.ts'
import { licenceLabels, otherLabels, withoutEnd } from './licence-labels.data.ts'
import { anyOf, closestPassage, labelled, licenceLines } from './licence-text.ts'
import { readCreditCodes } from './read-credit-codes.ts'

/** `stated`: the document says it, and nothing was submitted that it could be compared with. */
export const licenceOutcomes = ['agrees', 'differs', 'not-found', 'stated'] as const
export type LicenceOutcome = (typeof licenceOutcomes)[number]

export const licenceFields = ['companyName', 'creditCode', 'registrationNumber', 'licenceEnd'] as const
export type LicenceField = (typeof licenceFields)[number]

export type LicenceComparison = {
  readonly field: LicenceField
  /** As the document says it; the last day as a calendar day, or in the words of a licence without an end. */
  readonly said: string | null
  readonly outcome: LicenceOutcome
}

export type ComparedApplication = CompanyNumber & {
  readonly companyName: string
  /** The last day that a reviewer entered for this document; null if none was. */
  readonly licenceEnd: string | null
}

type Found = Omit<LicenceComparison, 'field'>
const notFound: Found = { said: null, outcome: 'not-found' }
const found = (said: string, isSame: boolean): Found => ({ said, outcome: isSame ? 'agrees' : 'differs' })

/** A long name goes on in the next lines. */
const nameLines = 3
/** Of the letters of a name: a passage with more of them changed is another name. */
const changedShare = 1 / 3

const nextLabel = anyOf(otherLabels)
const beforeOtherLabel = (value: string): string => value.slice(0, value.match(nextLabel)?.index).trim()

function compareName(lines: readonly string[], name: string): Found {
  const wanted = normaliseCompanyText(name)
  const below = labelled(lines, licenceLabels.companyName)
  const [value = ''] = below ?? []
  const asRead = beforeOtherLabel(value)
  if (below && asRead !== '') {
    const longer = Array.from({ length: nameLines }, (_, more) =>
      beforeOtherLabel([asRead, ...below.slice(1, more + 1)].join('')),
    )
    const same = longer.find((text) => normaliseCompanyText(text) === wanted)
    return found(same ?? asRead, same !== undefined)
  }
  const closest = closestPassage(lines.join('\n'), name)
  if (!closest || closest.changes > wanted.length * changedShare) return notFound
  return found(closest.text.replaceAll('\n', ' '), closest.changes === 0)
}

/** A part of a code that is still worth a look. */
const codeCharacters = /[A-Z0-9]{8,}/i

function compareCreditCode(lines: readonly string[], code: string): Found {
  const codes = readCreditCodes(lines)
  if (codes.some((one) => one.code === code)) return found(code, true)
  const [first] = codes
  if (first) return found(first.asRead, false)
  const [value = ''] = labelled(lines, licenceLabels.creditCode) ?? []
  const [asRead] = value.match(codeCharacters) ?? []
  return asRead === undefined ? notFound : found(asRead, false)
}

const withoutMarks = (line: string): string =>
  line
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()

/** Registers group numbers by signs, and write accents or leave them out. */
const numberPattern = (number: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${[...number].join('[\\s./-]*')}(?![\\p{L}\\p{N}])`, 'u')

const numberCharacters = /[A-Z0-9][A-Z0-9\s./-]*/

function compareRegistrationNumber(lines: readonly string[], number: string): Found {
  const plain = lines.map(withoutMarks)
  const pattern = numberPattern(number)
  for (const line of plain) {
    const [same] = line.match(pattern) ?? []
    if (same !== undefined) return found(same, true)
  }
  const [value = ''] = labelled(plain, licenceLabels.registrationNumber) ?? []
  const [asRead = ''] = value.match(numberCharacters) ?? []
  return /\d/.test(asRead) ? found(asRead.trim(), false) : notFound
}

const dayAfter = (mark: RegExp) =>
  new RegExp(`(?:${mark.source})\\P{L}{0,3}(\\d{4})\\D{1,3}(\\d{1,2})\\D{1,3}(\\d{1,2})(?!\\d)`, 'gu')
const lastDay = dayAfter(anyOf(licenceLabels.licenceEnd))
const noEnd = new RegExp(
  `(?:${anyOf(withoutEnd.terms).source})[^\\n]{0,20}?(${anyOf(withoutEnd.words).source})`,
  'u',
)

function statedEnd(lines: readonly string[]): string | undefined {
  const text = lines
    .join('\n')
    .replaceAll(/[^\S\n]/g, '')
    .toUpperCase()
  const days = [...text.matchAll(lastDay)].map(([, year = '', month = '', date = '']) =>
    [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  )
  return days.find(isCalendarDay) ?? text.match(noEnd)?.[1]
}

function compareEnd(lines: readonly string[], licenceEnd: string | null): Found {
  const said = statedEnd(lines)
  if (said === undefined) return notFound
  return licenceEnd === null ? { said, outcome: 'stated' } : found(said, said === licenceEnd)
}

/** Hints for the person who reads the document: what its recognised text says about each submitted field. */
export function compareLicence(text: string, submitted: ComparedApplication): readonly LicenceComparison[] {
  const lines = licenceLines(text)
  const { companyName, creditCode, registrationNumber, licenceEnd } = submitted
  return [
    { field: 'companyName', ...compareName(lines, companyName) },
    ...(creditCode === null
      ? []
      : [{ field: 'creditCode' as const, ...compareCreditCode(lines, creditCode) }]),
    ...(registrationNumber === null
      ? []
      : [
          {
            field: 'registrationNumber' as const,
            ...compareRegistrationNumber(lines, registrationNumber),
          },
        ]),
    { field: 'licenceEnd', ...compareEnd(lines, licenceEnd) },
  ]
}
