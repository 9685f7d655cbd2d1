import { useEffect, useState } from 'react'
import { linkTokenPattern } from '#domain/values/link-token.ts'

function tokenInAddress(): string | undefined {
  const text = window.location.hash.slice(1)
  return linkTokenPattern.test(text) ? text : undefined
}

/** The token in the fragment of the address. Another link opened in the same tab replaces it, an anchor of the page does not. */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(tokenInAddress)
  useEffect(() => {
    const take = () => setToken((former) => tokenInAddress() ?? former)
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return token
}
