import { useCallback, useEffect, useState } from 'react'
import type { CertificationView } from '#contract/certification.ts'
import type { Refusal, Verdict } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import { loadSession } from './log-in.ts'
import { changeSession, sessionState, useSession } from './session-state.ts'

/** For whoever has just been told, as the answer to what he did. */
export const cacheMyCompany = (myCompany: CertificationView): void => changeSession({ myCompany })

async function ask(): Promise<Verdict<CertificationView>> {
  const { person, sessionEnds } = sessionState()
  const [verdict] = await Promise.all([
    call('GET /api/certification/mine', {}),
    person ? undefined : loadSession(),
  ])
  const now = sessionState()
  const isSomebodyElse = person !== null && now.person?.id !== person.id
  const isOver = !now.loggedIn || now.sessionEnds !== sessionEnds
  if (verdict.ok && !isSomebodyElse && !isOver) cacheMyCompany(verdict.value)
  return verdict
}

let asking: Promise<Verdict<CertificationView>> | undefined

/** Asked by several at once, it is asked of the server once. */
export function loadMyCompany(): Promise<Verdict<CertificationView>> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Where the reader stands with a company; nothing while it is being asked, and why it could not be. */
export function useMyCompany() {
  const isIn = useSession((state) => state.loggedIn)
  const myCompany = useSession((state) => state.myCompany) ?? undefined
  const [refusal, setRefusal] = useState<Refusal>()
  const retry = useCallback(async () => {
    setRefusal(undefined)
    const verdict = await loadMyCompany()
    if (!verdict.ok) setRefusal(verdict)
  }, [])
  const isWanted = isIn && myCompany === undefined
  useEffect(() => {
    if (isWanted) void retry()
  }, [isWanted, retry])
  return { myCompany, refusal, retry }
}
