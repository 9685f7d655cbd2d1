import { useState } from 'react'
import type { Verdict } from '#domain/values/refusal.ts'
import { saveFile } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** A file that is fetched and saved; why there is none is told at the edge of the page. */
export function useDownload() {
  const { t } = useTranslation('console')
  const [isFetching, setFetching] = useState(false)
  const download = async (read: () => Promise<Verdict<Blob>>, name: string) => {
    setFetching(true)
    const verdict = await read()
    setFetching(false)
    if (verdict.ok) saveFile(verdict.value, name)
    else showToast('error', t(`refusals:${verdict.refusal}`, verdict.params))
  }
  return { isFetching, download }
}
