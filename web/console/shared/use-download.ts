import type { Verdict } from '#domain/values/refusal.ts'
import { saveFile } from '#web/client/files.ts'
import { useVerdictMutation } from '#web/client/query/use-call-mutation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** Loads a file and saves it; a refusal is shown as a toast. */
export function useDownload() {
  const refusalText = useRefusalText()
  const { send, isSending } = useVerdictMutation((read: () => Promise<Verdict<Blob>>) => read())
  const download = async (read: () => Promise<Verdict<Blob>>, name: string) => {
    const verdict = await send(read)
    if (verdict.ok) saveFile(verdict.value, name)
    else showToast('error', refusalText(verdict) ?? '')
  }
  return { isFetching: isSending, download }
}
