import type { Result } from '#domain/values/refusal.ts'
import { saveFile } from '#web/client/files.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Loads a file and saves it; a refusal is shown as a toast. Whether it was saved. */
export function useDownload() {
  const refusalText = useRefusalText()
  const { send, isSending } = useResultMutation((read: () => Promise<Result<Blob>>) => read())
  const download = async (read: () => Promise<Result<Blob>>, name: string) => {
    const result = await send(read)
    if (result.ok) saveFile(result.value, name)
    else showToast('error', refusalText(result) ?? '')
    return result.ok
  }
  return { isFetching: isSending, download }
}
