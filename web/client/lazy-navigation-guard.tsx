import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '#web/page/brand-context.ts'

/** Most visits need no redirect, so the guard is loaded only where it may be needed. */
export function LazyNavigationGuard() {
  const { parent } = useBrand()
  const { pathname } = useLocation()
  const [Guard, setGuard] = useState<ComponentType>()
  const isNeeded = (parent !== null && pathname !== '/') || /^\/(login|workbench)(\/|$)/i.test(pathname)
  useEffect(() => {
    if (isNeeded)
      void import('./navigation-guard.tsx').then(({ NavigationGuard }) => setGuard(() => NavigationGuard))
  }, [isNeeded])
  return Guard && <Guard />
}
