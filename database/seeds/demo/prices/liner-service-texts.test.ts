import { expect, test } from 'vitest'
import { services } from '#domain/places/services.data.ts'
import { summaryOf } from './liner-service-texts.ts'

test('one day and one call are singular in every service summary', () => {
  const said = services.map((line) => summaryOf(line).en)
  expect(said.filter((text) => /\b1 (days|calls)\b/.test(text))).toEqual([])
  expect(said.some((text) => text.includes(' 1 call in China'))).toBe(true)
  const [line] = services.filter(({ code }) => code === 'KR3')
  if (!line) throw new Error('no service to Korea')
  const nextDay = { ...line, calls: line.calls.map((call) => ({ ...call, day: call.day - 1 })) }
  expect(summaryOf(nextDay).en).toContain('Arrives Incheon 1 day after Qingdao;')
})
