import { useCallback, useEffect, useState } from 'react'
import type { CertificationView } from '#contract/certification.ts'
import type { Refusal, Result } from '#domain/values/refusal.ts'
import { call } from './call.ts'
import { loadSession } from './log-in.ts'
import { changeSession, sessionState, useSession } from './session-state.ts'

/** Stores the membership that a change has answered with. */
export const cacheMyCompany = (myCompany: CertificationView): void => changeSession({ myCompany })

async function readMine(): Promise<Result<CertificationView>> {
  const { person, sessionEnds } = sessionState()
  const [result] = await Promise.all([
    call('GET /api/certification/mine', {}),
    person ? undefined : loadSession(),
  ])
  const now = sessionState()
  const isOtherUser = person !== null && now.person?.id !== person.id
  const isOver = !now.loggedIn || now.sessionEnds !== sessionEnds
  if (result.ok && !isOtherUser && !isOver) cacheMyCompany(result.value)
  return result
}

let pending: Promise<Result<CertificationView>> | undefined

/** Several callers at once share one request. */
export function loadMyCompany(): Promise<Result<CertificationView>> {
  pending ??= readMine().finally(() => {
    pending = undefined
  })
  return pending
}

/** The user's membership of a company, undefined while it loads, and the refusal if it could not be read. */
export function useMyCompany() {
  const isIn = useSession((state) => state.loggedIn)
  const myCompany = useSession((state) => state.myCompany) ?? undefined
  const [refusal, setRefusal] = useState<Refusal>()
  const retry = useCallback(async () => {
    setRefusal(undefined)
    const result = await loadMyCompany()
    if (!result.ok) setRefusal(result)
  }, [])
  const isMissing = isIn && myCompany === undefined
  useEffect(() => {
    if (isMissing) void retry()
  }, [isMissing, retry])
  return { myCompany, refusal, retry }
}
