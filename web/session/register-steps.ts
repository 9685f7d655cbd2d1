import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { dropRegisterDraft, loadRegisterDraft, textsIn } from './register-draft.ts'

/** First where the code is sent, then who registers. */
export const registerSteps = ['recipient', 'details'] as const
export type RegisterStep = (typeof registerSteps)[number]

/** What the second step has of the first: the mobile number or the email address, and the code. */
export type Verified = FormValues

const verifiedIn = (state: unknown): Verified | undefined => {
  const { verified } = (state ?? {}) as { verified?: unknown }
  return verified === undefined ? undefined : textsIn(verified)
}

/** Leads back to the first step, and from there on, so that Back of the next page does not show the form again. */
function useLeaving(step: RegisterStep, goBack: () => void) {
  const [leave, setLeave] = useState<() => void>()
  const hasLeft = useRef(false)
  useEffect(() => {
    if (!leave || step !== 'recipient' || hasLeft.current) return
    hasLeft.current = true
    leave()
  }, [leave, step])
  return {
    isLeaving: leave !== undefined,
    leaveBy(next: () => void) {
      setLeave(() => next)
      goBack()
    },
  }
}

/**
 * The step is in the state of the history, so that Back of the browser leads to the first step and a reload stays in
 * the second. A password is never in it.
 */
export function useRegisterStep() {
  const { pathname, search, state, key } = useLocation()
  const navigate = useNavigate()
  // The server does not know the state.
  const verified = useHydrated() ? verifiedIn(state) : undefined
  const step: RegisterStep = verified ? 'details' : 'recipient'
  const mayGoBack = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history can be left once.
  useEffect(() => {
    mayGoBack.current = step === 'details'
  }, [step, key])
  /** Once: a second click, or an answer that arrives after the user went back, would leave the page. */
  const goBack = () => {
    if (!mayGoBack.current) return
    mayGoBack.current = false
    void navigate(-1)
  }
  const { isLeaving, leaveBy } = useLeaving(step, goBack)
  return {
    /** The first step is not shown again while the user leaves. */
    step: isLeaving ? 'details' : step,
    verified,
    goOn: (typed: Verified, isSameEntry = false) =>
      void navigate(`${pathname}${search}`, {
        state: { verified: typed },
        replace: isSameEntry,
      }),
    goBack,
    leaveBy,
  }
}

/** Calls back when Forward of the browser leads to the second step again. */
export function useForward(onForward: () => void): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (type === 'POP' && verifiedIn(state)) onForward()
  }, [key])
}

/** What the form had before a reload, or when the history leads back to it; a link opens an empty form. */
export function useRestored(): FormValues | undefined {
  const { state } = useLocation()
  const type = useNavigationType()
  const [restored, setRestored] = useState<FormValues>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the fields themselves have what was typed.
  useEffect(() => {
    if (type !== 'POP') return dropRegisterDraft()
    const { mobile, email, ...details } = loadRegisterDraft()
    const recipient: FormValues = verifiedIn(state) ?? (email ? { email } : mobile ? { mobile } : {})
    const found = { ...details, ...recipient }
    if (Object.keys(found).length > 0) setRestored(found)
  }, [])
  return restored
}
