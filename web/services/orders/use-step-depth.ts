import { useLocation, useNavigate } from 'react-router'

/** How many steps a page is past its first one. Each step is an entry of the history, so that Back goes one step back. */
export function useStepDepth() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const depth: number = state?.stepDepth ?? 0
  const goTo = (next: number) => {
    if (next < depth) void navigate(next - depth)
    else if (next > depth)
      void navigate({ search, hash }, { state: { ...state, stepDepth: next }, preventScrollReset: true })
  }
  return { depth, goTo }
}
