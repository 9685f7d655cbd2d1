import { expect, test } from 'vitest'
import { timeParts } from './time-parts.ts'

const padded = (typed: string) => typed.replace(/^(\d{2})(\d{2})$/, '$1:$2').padStart(5, '0')

test.each([
  ['2026-12-04 18:00', { day: '2026-12-04', clock: '18:00' }],
  ['2026-12-04T08:05', { day: '2026-12-04', clock: '08:05' }],
  ['2026-12-04 1800', { day: '2026-12-04', clock: '18:00' }],
  ['4 Dec 2026', { day: '4 Dec 2026', clock: '' }],
  ['4 Dec 9:30', { day: '4 Dec', clock: '09:30' }],
  ['2026-12-04', { day: '2026-12-04', clock: '' }],
  ['18:00', { day: '', clock: '18:00' }],
  ['', { day: '', clock: '' }],
])('“%s” in its parts', (text, parts) => expect(timeParts(text, padded)).toEqual(parts))
