import type { RefusalCode } from '#domain/values/refusal.ts'
import { loadBelonging } from './belonging.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'
import type { Known } from './tabs.ts'

/** Refusals that say how somebody stands with his company, perhaps otherwise than the page believes. */
const aboutCompany: readonly RefusalCode[] = [
  'company-not-certified',
  'certify-to-see-rates',
  'certify-to-track',
  'certification-in-progress',
  'not-a-member',
  'not-the-administrator',
  'already-under-review',
  'already-certified',
]

function heed(refusal: RefusalCode): void {
  if (sessionState().loggedIn && aboutCompany.includes(refusal)) void loadBelonging()
}

const textOf = ({ person, belonging }: Known) => JSON.stringify([person, belonging])

/** What one tab learns of whoever is logged in, all of them show. */
export function keepTogether(tell: (known: Known) => void) {
  let shared = ''
  let reader: string | undefined
  const look = () => {
    const { loggedIn, person, belonging } = sessionState()
    const isNew = person?.id !== reader
    reader = person?.id
    if (!loggedIn || !person) return
    if (isNew && !belonging) void loadBelonging()
    const text = textOf({ person, belonging })
    if (text === shared) return
    shared = text
    tell({ person, belonging })
  }
  onSessionChange(look)
  look()
  return {
    heed,
    /** From another tab, which has told everybody: it is not told again. */
    takeKnown(known: Known) {
      shared = textOf(known)
      changeSession(known)
    },
  }
}

export type Together = ReturnType<typeof keepTogether>
