import { requestLimits } from '#domain/quotes/limits.ts'
import type { UploadedFile } from '#web/components/files/use-upload.ts'
import type { FormValues, Rule } from '#web/components/forms/rules.ts'

/** The hidden field of the form: the uploaded files, so that they are part of the draft. */
export const attachmentsName = 'attachments'

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'mediaType'].every((key) => typeof Reflect.get(value, key) === 'string')

type Attachments = { readonly files: readonly UploadedFile[]; readonly isSending: boolean }

export const attachmentsText = ({ files, isSending }: Attachments): string =>
  files.length > 0 || isSending ? JSON.stringify({ files, isSending }) : ''

/** Stored text may come from an older version. */
function parse(text: string | undefined): Attachments {
  try {
    const { files, isSending } = JSON.parse(text || '{}') as Record<string, unknown>
    const known = Array.isArray(files) ? files.filter(isFile) : []
    return { files: known.slice(0, requestLimits.attachments.max), isSending: isSending === true }
  } catch {
    return { files: [], isSending: false }
  }
}

export const attachmentsIn = (values: FormValues): readonly UploadedFile[] =>
  parse(values[attachmentsName]).files

/** A request that is sent now would come without the file. */
export const attachmentsRule: Rule = (text) => (parse(text).isSending ? 'required' : undefined)
