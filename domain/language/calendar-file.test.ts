import { describe, expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  id: 'Q261116-000012-FCO@localhost',
  title: 'CY cut-off',
  text: 'Qingdao',
  at: new Date('2026-11-18T19:00:00.000+08:00'),
}
const writtenAt = new Date('2026-11-16T12:34:56.789Z')
const fileOf = (changes: Partial<CalendarEntry> = {}) => calendarFile([{ ...entry, ...changes }], writtenAt)
const linesOf = (file: string) => file.split('\r\n')
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

test('a calendar file has one event with a reminder for each entry', () => {
  expect(linesOf(fileOf())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayside//Quotes//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:Q261116-000012-FCO@localhost',
    'DTSTAMP:20261116T123456Z',
    'DTSTART:20261118T110000Z',
    'SUMMARY:CY cut-off',
    'DESCRIPTION:Qingdao',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:CY cut-off',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(calendarFile([entry, entry], writtenAt).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendarFile([], writtenAt)).not.toContain('VEVENT')
})

test.each([
  ['a comma and a semicolon', 'Qingdao, CN; Rotterdam', 'Qingdao\\, CN\\; Rotterdam'],
  ['a backslash', 'a\\b', 'a\\\\b'],
  ['a backslash before an n', 'a\\nb', 'a\\\\nb'],
  ['line breaks of all kinds', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
  ['control characters', 'a\u0000b\u0007c', 'abc'],
  ['a colon and quotes, which stay', '"a": b', '"a": b'],
  ['lines that look like properties', 'x\r\nEND:VCALENDAR', 'x\\nEND:VCALENDAR'],
])('%s in a text', (_what, text, written) => {
  expect(linesOf(unfolded(fileOf({ text })))).toContain(`DESCRIPTION:${written}`)
})

describe('a long line', () => {
  const octets = (text: string) => new TextEncoder().encode(text).length

  // "DESCRIPTION:" has 12 octets.
  test.each([
    [63, 1],
    [64, 2],
    [63 + 74, 2],
    [63 + 75, 3],
  ])('of 12 and %i octets takes %i lines', (length, lines) => {
    const file = fileOf({ text: 'x'.repeat(length) })
    expect(linesOf(file).filter((line) => /^DESCRIPTION:x|^ x/.test(line))).toHaveLength(lines)
  })

  test.each([
    ['Latin letters', 'a'],
    ['Chinese', '截'],
    ['characters of four octets', '🚢'],
    ['escaped commas', ','],
  ])('of %s has lines of 75 octets at most, and unfolds to the whole text', (_what, character) => {
    const text = character.repeat(200)
    const file = fileOf({ text })
    expect(Math.max(...linesOf(file).map(octets))).toBeLessThanOrEqual(75)
    expect(linesOf(unfolded(file))).toContain(`DESCRIPTION:${text.replaceAll(',', '\\,')}`)
    expect(file).not.toContain('\uFFFD')
  })
})
