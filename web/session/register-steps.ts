import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** First where the code is sent, then who registers. */
export const registerSteps = ['recipient', 'details'] as const
export type RegisterStep = (typeof registerSteps)[number]

/** What the second step has of the first: the mobile number or the email address, and the code. */
export type Verified = FormValues

const textsIn = (value: unknown): FormValues =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {}

const verifiedIn = (state: unknown): Verified | undefined => {
  const { verified } = (state ?? {}) as { verified?: unknown }
  return verified === undefined ? undefined : textsIn(verified)
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
  return {
    step,
    verified,
    /** The company of the invitation that led here. */
    invitedCompany: textsIn(state).companyName,
    goOn: (typed: Verified) =>
      void navigate(`${pathname}${search}`, { state: { ...textsIn(state), verified: typed } }),
    /** Once: a second click, or an answer that arrives after the user went back, would leave the page. */
    goBack() {
      if (!mayGoBack.current) return
      mayGoBack.current = false
      void navigate(-1)
    },
  }
}

/** What the first step had before a reload of the second, or when the history leads back to it. */
export function useRestored(): Verified | undefined {
  const { state } = useLocation()
  const [restored, setRestored] = useState<Verified>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the fields themselves have what was typed.
  useEffect(() => setRestored(verifiedIn(state)), [])
  return restored
}
