import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '#web/page/brand-context.ts'

/** Most readers of most brands are sent nowhere, so the code that does it comes only where it may be needed. */
export function PassagePlace() {
  const { parent } = useBrand()
  const { pathname } = useLocation()
  const [Shown, setShown] = useState<ComponentType>()
  const isWanted = (parent !== null && pathname !== '/') || /^\/(login|workbench)(\/|$)/i.test(pathname)
  useEffect(() => {
    if (isWanted) void import('./passage.tsx').then(({ Passage }) => setShown(() => Passage))
  }, [isWanted])
  return Shown && <Shown />
}
