import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { cutOffBases, cutOffCodes, planStepCodes } from '#domain/schedules/cut-offs.ts'
import { statsPeriods } from '#domain/schedules/stats-periods.ts'
import { callStates, scheduleStatuses } from '#domain/schedules/status.ts'
import { weekFilterCodes } from '#domain/schedules/weeks.ts'
import { keysOf } from '#tests/support/keys-of.ts'
import { messages } from './messages.ts'

const en = messages.en.schedules
const zh = messages.zh.schedules

const texts = { zh, en }
const codes = {
  statuses: scheduleStatuses,
  calls: callStates,
  weeks: weekFilterCodes,
  periods: statsPeriods,
  cutOffs: cutOffCodes,
  planSteps: planStepCodes,
  bases: cutOffBases,
}
const keys = Object.entries(codes).flatMap(([group, names]) => names.map((name) => `${group}.${name}`))

describe.each(languages)('in %s', (language) => {
  test.each(keys)('%s has its words', (key) => {
    expect(sentence(texts[language], language, key)).not.toContain('{{')
  })

  test('nothing is worded that the schedules never say', () => {
    expect(keysOf(texts[language])).toEqual([...keys].sort())
  })

  test.each(Object.keys(codes) as (keyof typeof codes)[])('no two of %s share their words', (group) => {
    expect(new Set(Object.values(texts[language][group])).size).toBe(codes[group].length)
  })
})
