import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type RateTaking, RateTakingContext } from './taken-rate.ts'

/** Joins the rates beside a request with the form of its reply. */
export function RateTakingProvider({ children }: { readonly children: ReactNode }) {
  const [take, setState] = useState<RateTaking['take']>()
  const setTake = useCallback<RateTaking['setTake']>((next) => setState(() => next), [])
  const taking = useMemo(() => ({ take, setTake }), [take, setTake])
  return <RateTakingContext value={taking}>{children}</RateTakingContext>
}
