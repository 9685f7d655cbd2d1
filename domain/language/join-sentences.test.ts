import { expect, test } from 'vitest'
import { joinSentences } from './join-sentences.ts'

test('English sentences have a blank between them, Chinese ones have none', () => {
  expect(joinSentences('en', ['One up.', undefined, 'None down.'])).toBe('One up. None down.')
  expect(joinSentences('zh', ['上调 1 项。', undefined, '下调 0 项。'])).toBe('上调 1 项。下调 0 项。')
})
