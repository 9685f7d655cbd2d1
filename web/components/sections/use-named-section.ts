import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The section that the URL names behind its #, and what names another one. */
export function useNamedSection(ids: readonly string[]) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  /** The last one that was chosen on this page, and not by a link. */
  const chosen = useRef<string>(undefined)
  return {
    named: ids.find((id) => hash === `#${id}`),
    chosen,
    select(id: string | undefined): void {
      chosen.current = id
      const to = { search, hash: id === undefined ? '' : `#${id}` }
      void navigate(to, { replace: true, preventScrollReset: true })
    },
  }
}
