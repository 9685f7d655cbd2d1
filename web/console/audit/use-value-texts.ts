import { useMemo } from 'react'
import type { ValueTexts } from '#domain/audit/value-text.ts'
import { useTimeText } from '#web/console/shared/times.ts'
import { useTranslator } from '#web/language/use-translation.ts'

/** The texts of recorded values in the language of the reader. */
export function useValueTexts(): ValueTexts {
  const translator = useTranslator()
  const timeText = useTimeText()
  return useMemo(
    () => ({ find: (key) => translator.find(key), timeText: (at) => timeText(at) ?? at }),
    [translator, timeText],
  )
}
