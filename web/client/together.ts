import type { RefusalCode } from '#domain/values/refusal.ts'
import { loadMyCompany } from './myCompany.ts'
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
  if (sessionState().loggedIn && aboutCompany.includes(refusal)) void loadMyCompany()
}

const textOf = ({ person, myCompany }: Known) => JSON.stringify([person, myCompany])

/** What one tab learns of whoever is logged in, all of them show. */
export function keepTogether(tell: (known: Known) => void) {
  let shared = ''
  let reader: string | undefined
  const look = () => {
    const { loggedIn, person, myCompany } = sessionState()
    const isNew = person?.id !== reader
    reader = person?.id
    if (!loggedIn || !person) return
    if (isNew && !myCompany) void loadMyCompany()
    const text = textOf({ person, myCompany })
    if (text === shared) return
    shared = text
    tell({ person, myCompany })
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
