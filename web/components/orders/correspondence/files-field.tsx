import { useState } from 'react'
import type { UploadKey } from '#web/client/files.ts'
import { acceptedBy, limitsOf, type TypeFilter } from '#web/components/files/limits.ts'
import { type UploadedFile, useUpload } from '#web/components/files/use-upload.ts'
import { useUploadProblem } from '#web/components/files/use-upload-problem.ts'
import { HiddenValue } from '#web/components/forms/hidden-value.tsx'
import type { Rule } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import styles from './correspondence.module.css'

/** The value of the field until the upload has ended. */
const uploading = 'uploading'

/** Nothing is sent before the files have arrived. */
export const uploaded: Rule = (text) => (text === uploading ? 'inconsistent' : undefined)

type FilesFieldProps = {
  readonly form: FormState
  /** Its value is the ids of the files, apart by commas. */
  readonly name: string
  readonly label: string
  readonly most: number
  readonly uploadKey: UploadKey
  readonly isTaken?: TypeFilter
}

/** Files are uploaded as soon as they are chosen; the form sends their ids. */
export function FilesField({ form, name, label, most, uploadKey, isTaken }: FilesFieldProps) {
  const { t } = useTranslation('orderMessages')
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const { sending, refusal, take, remove } = useUpload({
    kind: 'document',
    initial: null,
    uploadKey,
    onChange: (file) => file && setFiles((earlier) => [...earlier, file].slice(-most)),
  })
  const problem = useProblem(form)(name, label)
  const uploadProblem = useUploadProblem('document', isTaken)(refusal)
  return (
    <div className={styles.files}>
      <FileField
        name={name}
        label={label}
        help={t('upload.help', limitsOf('document', isTaken))}
        problem={uploadProblem ?? problem}
        accept={acceptedBy('document', isTaken)}
        labels={{
          choose: t('upload.choose'),
          drop: t('upload.drop'),
          remove: t('upload.remove'),
          sending: t('upload.sending'),
        }}
        chosen={sending?.name}
        progress={sending?.progress}
        onChosen={(chosen) => void take(chosen)}
        onRemove={remove}
      />
      {files.length > 0 && (
        <ul className={styles.chosen}>
          {files.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <Button isCompact onClick={() => setFiles(files.filter(({ id }) => id !== file.id))}>
                {t('upload.remove')}
                <span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <HiddenValue name={name} text={sending ? uploading : files.map(({ id }) => id).join(',')} />
    </div>
  )
}

export const idsIn = (text = ''): string[] => text.split(',').filter(Boolean)
