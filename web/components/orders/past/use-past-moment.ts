import { useLocation, useNavigate, useSearchParams } from 'react-router'

const name = 'asOf'

/** The moment as of which the order is shown. It is in the URL, so that Back closes it and a link opens it. */
export function usePastMoment() {
  const [searchParams] = useSearchParams()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const given = searchParams.get(name)
  const go = (at: string | undefined, options: { state?: object; replace?: boolean }) => {
    const next = new URLSearchParams(searchParams)
    if (at === undefined) next.delete(name)
    else next.set(name, at)
    void navigate({ search: `?${next}`, hash }, { preventScrollReset: true, ...options })
  }
  return {
    at: given !== null && !Number.isNaN(Date.parse(given)) ? given : undefined,
    open: (at: string) => go(at, { state: { [name]: true } }),
    /** Opened on this page, the entry before it is the page without it. */
    close: () => (state?.[name] === true ? void navigate(-1) : go(undefined, { replace: true })),
  }
}
