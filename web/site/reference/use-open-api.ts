import { useCallback, useEffect, useState } from 'react'
import { type OpenApi, readOpenApi } from '#web/client/openapi.ts'
import { useLanguage } from '#web/language/use-translation.ts'

type Reading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly api: OpenApi }

/** The OpenAPI description, loaded in the browser, again for each language. */
export function useOpenApi(): { readonly reading: Reading; retry(): void } {
  const [reading, setReading] = useState<Reading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or attempt loads it again
  useEffect(() => {
    const leaving = new AbortController()
    readOpenApi(leaving.signal).then((result) => {
      if (leaving.signal.aborted) return
      setReading(result.ok ? { state: 'ready', api: result.value } : { state: 'failed' })
    })
    return () => leaving.abort()
  }, [language, attempt])
  const retry = useCallback(() => {
    setReading({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { reading, retry }
}
