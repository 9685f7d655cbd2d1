import type { FileKind } from '#domain/files/file-kind.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { limitsOf, type TypeFilter } from './limits.ts'

/** Why a file was not uploaded, as a sentence. */
export function useUploadProblem(kind: FileKind, isTaken?: TypeFilter) {
  const { t } = useTranslation('forms')
  return (refusal: Refusal | undefined): string | undefined => {
    const problem = refusal?.fields?.file
    if (problem === 'wrong-format') return t('upload.wrong-format', { types: limitsOf(kind, isTaken).types })
    if (problem === 'required' || problem === 'too-large') return t(`upload.${problem}`)
    return refusal && t(`refusals:${refusal.refusal}`, refusal.params)
  }
}
