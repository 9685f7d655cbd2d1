import { expect, test } from 'vitest'
import { parseInvitationCode } from './invitation-code.ts'

test.each([
  ['Ab3_dE-4567890', 'Ab3_dE-4567890'],
  ['  Ab3_dE-4567890 ', 'Ab3_dE-4567890'],
  ['https://www.quayside.example/invitation/Ab3_dE-4567890?lang=en', 'Ab3_dE-4567890'],
  ['/invitation/Ab3_dE-4567890#top', 'Ab3_dE-4567890'],
  ['', undefined],
  ['short', undefined],
  ['<script>alert(1)</script>', undefined],
  ['https://www.quayside.example/invitation/', undefined],
  ['two words here', undefined],
])('pasted "%s"', (typed, code) => {
  expect(parseInvitationCode(typed)).toBe(code)
})
