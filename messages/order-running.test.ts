import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { ownMilestoneCodes } from '#domain/orders/milestones/milestones.ts'
import { runningForms } from '#domain/orders/running/running-fields.ts'
import { messages } from './messages.ts'

const forms = Object.values(runningForms)
const groups = forms.flatMap((form) => form.groups)
const fields = [...forms.flatMap((form) => form.fields), ...groups.flatMap((group) => group.fields)]
const sorted = (names: readonly string[]) => [...new Set(names)].sort()

/** Choices that are codes of the trade and stay as they are. */
const codes = ['currency', 'type']

describe.each(languages)('what staff fill in, in %s', (language) => {
  const { orderRunning: own, orderFields: shared, tracking } = messages[language]

  test('has names; what customers fill in too has theirs, unless it means something else', () => {
    const names = sorted(fields.map(({ name }) => name))
    const missing = names.filter((name) => !(name in own.fields) && !(name in shared.fields))
    expect(missing).toEqual([])
    expect(Object.keys(own.fields).filter((name) => !names.includes(name))).toEqual([])
    expect(Object.keys(own.groups).sort()).toEqual(sorted(groups.map(({ name }) => name)))
  })

  test('has words for its choices', () => {
    for (const { name, choices = [] } of fields.filter((field) => !codes.includes(field.name))) {
      const words = { ...shared.choices, ...own.choices }[name as 'clauses']
      for (const choice of choices) expect(words, name).toHaveProperty([choice])
    }
  })

  test('milestones have words, those of containers the words of tracking', () => {
    expect(Object.keys(own.milestones).sort()).toEqual(sorted(ownMilestoneCodes))
    for (const code of ownMilestoneCodes) expect(tracking.milestones).not.toHaveProperty([code])
  })
})
