import { useRef, useState } from 'react'
import { requestLimits } from '#domain/quotes/limits.ts'
import { acceptedBy, limitsOf } from '#web/components/files/limits.ts'
import { type UploadedFile, useUpload } from '#web/components/files/use-upload.ts'
import { useUploadProblem } from '#web/components/files/use-upload-problem.ts'
import { HiddenValue } from '#web/components/forms/hidden-value.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { attachmentsName, attachmentsText } from './attachments.ts'
import styles from './requests.module.css'

const { max } = requestLimits.attachments

/** A file that is chosen during an upload waits for its end; otherwise it would replace the first one. */
function useInTurn(take: (file: File) => Promise<void>): (file: File) => void {
  const last = useRef(Promise.resolve())
  return (file) => {
    last.current = last.current.then(() => take(file))
  }
}

type AttachmentsFieldProps = { readonly form: FormState; readonly initial: readonly UploadedFile[] }

/** Files are uploaded as soon as they are chosen; the form sends their ids. */
export function AttachmentsField({ form, initial }: AttachmentsFieldProps) {
  const { t } = useTranslation('requests')
  const [files, setFiles] = useState(initial)
  const { sending, refusal, take, remove } = useUpload({
    kind: 'attachment',
    initial: null,
    onChange: (file) => file && setFiles((earlier) => [...earlier, file].slice(0, max)),
  })
  const takeInTurn = useInTurn(take)
  const label = t('attachments.label')
  const problem = useProblem(form)(attachmentsName, label)
  const uploadProblem = useUploadProblem('attachment')(refusal)
  const isFull = files.length >= max
  return (
    <div className={styles.attachments}>
      {isFull ? (
        <>
          <p className={styles.label}>{label}</p>
          <p className={styles.draft}>{t('attachments.full', { max })}</p>
        </>
      ) : (
        <FileField
          name={attachmentsName}
          label={label}
          help={t('attachments.help', { ...limitsOf('attachment'), max })}
          problem={uploadProblem ?? problem}
          accept={acceptedBy('attachment')}
          labels={{
            choose: t('attachments.choose'),
            drop: t('attachments.drop'),
            remove: t('attachments.remove'),
            sending: t('attachments.sending'),
          }}
          chosen={sending?.name}
          progress={sending?.progress}
          onChosen={takeInTurn}
          onRemove={remove}
        />
      )}
      <FileList files={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />
      {isFull && problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <HiddenValue
        name={attachmentsName}
        text={attachmentsText({ files, isSending: sending !== undefined })}
      />
    </div>
  )
}

type FileListProps = { readonly files: readonly UploadedFile[]; onRemove(id: string): void }

function FileList({ files, onRemove }: FileListProps) {
  const { t } = useTranslation('requests')
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('attachments.title')}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <span className={styles.fileName}>{name}</span>
          <Button isCompact onClick={() => onRemove(id)}>
            {t('attachments.remove')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
