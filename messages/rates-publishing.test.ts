import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test.each([
  ['en', /sailing/i],
  ['zh', /船期/],
] as const)(
  'publishing speaks of days, because trucking and storage have no sailings: %s',
  (language, word) => {
    const { publish, check, when } = messages[language].ratesAdmin
    const { nothing, kinds, gap, overlap } = check
    for (const text of [publish.text, when.laterHelp, nothing, gap, overlap, ...Object.values(kinds)])
      expect(text).not.toMatch(word)
  },
)

test.each(['en', 'zh'] as const)(
  'a lane has one name in the form and in the preview of a sheet: %s',
  (language) => {
    const { form, preview } = messages[language].ratesAdmin
    expect(preview.lane).toBe(form.lane)
  },
)
