import { useEffect, useMemo, useState } from 'react'

export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** Shown in a lighter colour beside the label: the name in the other language, a country. */
  readonly detail?: string
  /** At the end of the line: a code. */
  readonly code?: string
  /** A heading over this and the following options of the same group. */
  readonly group?: string | undefined
  readonly isDisabled?: boolean
}

/** The options for the typed text, which may be empty. The signal is aborted when the result is no longer needed. */
export type SearchOptions<Option extends ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => readonly Option[] | Promise<readonly Option[]>

export type OptionsSearch<Option extends ComboboxOption> = {
  /** Must stay the same function from render to render. */
  readonly search: SearchOptions<Option>
  readonly text: string
  readonly isWanted: boolean
  readonly delayMs: number
}

type Answer<Option> = {
  readonly question: object
  readonly options: readonly Option[]
  readonly hasFailed: boolean
}

const noOptions: readonly never[] = []

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

/** The options that match the text. During a new search the last result stays visible, but cannot be picked from. */
export function useOptions<Option extends ComboboxOption>(input: OptionsSearch<Option>) {
  const { search, text, isWanted, delayMs } = input
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<Option>>()
  const question = useMemo(() => ({ search, text, attempt }), [search, text, attempt])
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const { signal } = controller
    const settle = (options: readonly Option[], hasFailed = false) => {
      if (!signal.aborted) setAnswer({ question, options, hasFailed })
    }
    const ask = async () => {
      if (delayMs > 0 && question.text !== '') await wait(delayMs, signal)
      if (signal.aborted) return
      const found = question.search(question.text, signal)
      // A synchronous result is shown at once, without a state of loading.
      settle(found instanceof Promise ? await found : found)
    }
    ask().catch(() => settle(noOptions, true))
    return () => controller.abort()
  }, [question, isWanted, delayMs])
  const isCurrent = answer?.question === question
  return {
    options: answer?.options ?? noOptions,
    state: isCurrent ? (answer.hasFailed ? 'failed' : 'ready') : 'loading',
    retry: () => setAttempt(attempt + 1),
  } as const
}
