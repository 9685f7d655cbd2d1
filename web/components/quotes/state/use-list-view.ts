import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ListView, readView, withView } from './view-params.ts'

/**
 * The view in the URL. A change replaces it, so that Back leads to the page before the search. It shows at once: the
 * router needs a moment, in which a tick would vanish and a second one would be lost.
 */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams()
  const inUrl = withView(new URLSearchParams(), readView(params)).toString()
  const [held, setHeld] = useState({ inUrl, view: readView(params) })
  if (held.inUrl !== inUrl) setHeld({ inUrl, view: readView(params) })
  const change = (changed: Partial<ListView>) => {
    const view = { ...held.view, ...changed }
    setHeld({ ...held, view })
    setParams(withView(params, view), { replace: true, preventScrollReset: true })
  }
  return [held.view, change]
}
