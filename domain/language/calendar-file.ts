/** A moment in a calendar, such as a cut-off. */
export type CalendarEntry = {
  /** The same for the same moment, so that a second import replaces the first. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly at: Date
}

// RFC 5545, section 3.1: a line has at most 75 octets; the rest follows after a line break and a blank.
const maxOctets = 75
const lineBreak = '\r\n'

const octetsOf = (text: string): number => new TextEncoder().encode(text).length

/** Folds between characters, never inside one. */
function folded(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    const isFull = octets + more > maxOctets
    if (isFull) parts.push(' ')
    octets = (isFull ? 1 : octets) + more
    parts[parts.length - 1] += character
  }
  return parts.join(lineBreak)
}

/** RFC 5545, section 3.3.11; control characters are not allowed in a text. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** In UTC: `20261118T110000Z`. */
const utcTime = (at: Date): string => at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

/** Each entry reminds one day before. */
const entryLines = ({ id, title, text, at }: CalendarEntry, writtenAt: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${utcTime(writtenAt)}`,
  `DTSTART:${utcTime(at)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-P1D',
  'END:VALARM',
  'END:VEVENT',
]

export const calendarMediaType = 'text/calendar;charset=utf-8'

/** A calendar file as RFC 5545 defines it. */
export const calendarFile = (entries: readonly CalendarEntry[], writtenAt: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quayside//Quotes//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => entryLines(entry, writtenAt)),
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + lineBreak)
    .join('')
