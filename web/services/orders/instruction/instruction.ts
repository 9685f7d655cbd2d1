import type { UploadedFile } from '#web/components/files/use-upload.ts'
import type { FormValues, Rule } from '#web/components/forms/rules.ts'

/** The hidden field of the form: the uploaded file, so that it is part of the draft. */
export const instructionName = 'instruction'

type Chosen = { readonly file: UploadedFile | null; readonly isSending: boolean }

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'mediaType'].every((key) => typeof Reflect.get(value, key) === 'string')

export const instructionText = ({ file, isSending }: Chosen): string =>
  file || isSending ? JSON.stringify({ file, isSending }) : ''

/** Stored text may come from an older version. */
function parse(text: string | undefined): Chosen {
  try {
    const { file, isSending } = JSON.parse(text || '{}') as Record<string, unknown>
    return { file: isFile(file) ? file : null, isSending: isSending === true }
  } catch {
    return { file: null, isSending: false }
  }
}

export const instructionIn = (values: FormValues): UploadedFile | null => parse(values[instructionName]).file

/** An order that is sent now would come without the file. */
export const instructionRule: Rule = (text) => (parse(text).isSending ? 'required' : undefined)
