import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { loadMyCompany } from './my-company.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import type { Known } from './tabs.ts'

/** Refusals about the membership: it may differ from what the page shows. */
const membershipRefusals: readonly RefusalCode[] = [
  'company-not-certified',
  'certify-to-see-rates',
  'certify-to-track',
  'certification-in-progress',
  'not-a-member',
  'not-the-administrator',
  'already-under-review',
  'already-certified',
  'company-suspended',
]

function onRefusal(refusal: RefusalCode): void {
  if (sessionState().loggedIn && membershipRefusals.includes(refusal)) void loadMyCompany()
}

const textOf = ({ person, myCompany }: Known) => JSON.stringify([person, myCompany])

/** Shares what one tab reads about the logged-in user with the others. */
export function syncTabs(send: (known: Known) => void) {
  let shared = ''
  let user: string | undefined
  const update = () => {
    const { loggedIn, person, myCompany } = sessionState()
    const isNew = person?.id !== user
    user = person?.id
    if (!loggedIn || !person) return
    if (isNew && !myCompany) void loadMyCompany()
    const text = textOf({ person, myCompany })
    if (text === shared) return
    shared = text
    send({ person, myCompany })
  }
  onSessionChange(update)
  update()
  sweepDrafts()
  return {
    onRefusal,
    /** From another tab, which has sent it to all: it is not sent again. */
    receive(known: Known) {
      shared = textOf(known)
      changeSession(known)
    },
  }
}

export type TabSync = ReturnType<typeof syncTabs>
