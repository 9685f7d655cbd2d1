import { describe, expect, it } from 'vitest'
import { allRules, maxLength, optional, passwordHints, problemsOf, required } from './rules.ts'

describe('the rules a form is made of', () => {
  const rules = {
    remark: optional(maxLength(4)),
    title: allRules(required, maxLength(4)),
  }

  it.each([
    ['', '', { title: 'required' }],
    ['  ', 'Buoy', {}],
    ['quay', '  ', { title: 'required' }],
    ['quays', 'buoys', { remark: 'too-long', title: 'too-long' }],
    ['🚢🚢🚢🚢', ' 货轮货轮 ', {}],
  ])('a remark "%s" under the title "%s"', (remark, title, problems) => {
    expect(problemsOf(rules, { remark, title })).toEqual(problems)
  })
})

describe('the hints beside a new password', () => {
  it.each([
    ['', false, false, false],
    ['a', false, true, false],
    ['1', false, false, true],
    ['口令口令口令口令', true, false, false],
    ['Harb026', false, true, true],
    ['Harbo026', true, true, true],
    ['Harbour202620267', true, true, true],
    ['Harbour2026202678', false, true, true],
  ])('"%s": length %s, letters %s, digits %s', (typed, length, letters, digits) => {
    expect(passwordHints(typed)).toEqual({ length, letters, digits })
  })
})
