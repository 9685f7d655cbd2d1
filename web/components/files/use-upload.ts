import { useRef, useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import type { FileView } from '#contract/files.ts'
import type { FileKind } from '#domain/files/file-kind.ts'
import { invalidFields, type Refusal } from '#domain/values/refusal.ts'
import { type UploadKey, upload } from '#web/client/files.ts'
import { fileProblem } from './limits.ts'

export type UploadedFile = Pick<FileView, 'id' | 'name' | 'mediaType'>

type Uploading = {
  readonly kind: FileKind
  readonly initial: UploadedFile | null
  /** Of staff, on the host of the console. */
  readonly uploadKey?: UploadKey
  onChange(file: UploadedFile | null): void
}

/** Uploads a file as soon as it is chosen; the upload can be cancelled. */
export function useUpload({ kind, initial, uploadKey = 'POST /api/files/upload', onChange }: Uploading) {
  const [file, setFile] = useState(initial)
  const [sending, setSending] = useState<{ readonly name: string; readonly progress: number }>()
  const [refusal, setRefusal] = useState<Refusal>()
  const current = useRef<AbortController>(undefined)
  const setUploaded = (saved: UploadedFile | null) => {
    setFile(saved)
    onChange(saved)
  }
  const uploadFile = async (chosen: File) => {
    current.current?.abort()
    const problem = fileProblem(kind, chosen)
    setRefusal(problem && invalidFields({ file: problem }))
    if (problem) return
    const own = new AbortController()
    const { signal } = own
    current.current = own
    const onProgress = (progress: number) => setSending({ name: chosen.name, progress })
    onProgress(0)
    const result = await upload(uploadKey, {
      query: { kind, name: chosen.name } as CallInput<UploadKey>['query'],
      file: chosen,
      signal,
      onProgress,
    })
    if (signal.aborted) return
    setSending(undefined)
    if (result.ok) setUploaded(result.value)
    else setRefusal(result)
  }
  const remove = () => {
    current.current?.abort()
    setSending(undefined)
    setRefusal(undefined)
    setUploaded(null)
  }
  return { file, sending, refusal, take: uploadFile, remove }
}
