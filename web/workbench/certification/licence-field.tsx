import { homeCountry } from '#domain/certification/company-number.ts'
import { acceptedBy, limitsOf } from '#web/components/files/limits.ts'
import { useStoredFile } from '#web/components/files/stored-file.ts'
import { type UploadedFile, useUpload } from '#web/components/files/use-upload.ts'
import { useUploadProblem } from '#web/components/files/use-upload-problem.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { FileField } from '#web/ui/file-field.tsx'
import styles from './certification.module.css'

type LicenceFieldProps = {
  readonly form: FormState
  /** Elsewhere than in mainland China another document proves the registration. */
  readonly country: string
  readonly initial: UploadedFile | null
  onChange(file: UploadedFile | null): void
}

/** Before the country is known, the field names both documents. */
function labelKey(country: string) {
  if (country === '') return 'labelAny'
  return country === homeCountry ? 'label' : 'labelAbroad'
}

/** The licence is uploaded as soon as it is chosen; the form sends its id. */
export function LicenceField({ form, country, initial, onChange }: LicenceFieldProps) {
  const { t } = useTranslation('company')
  const { file, sending, refusal, take, remove } = useUpload({ kind: 'licence', initial, onChange })
  const label = t(`licence.${labelKey(country)}`)
  const problem = useProblem(form)('licenceFileId', label)
  const uploadProblem = useUploadProblem('licence')(refusal)
  return (
    <div className={styles.licence}>
      <FileField
        name="licenceFileId"
        label={label}
        help={t('licence.help', limitsOf('licence'))}
        problem={uploadProblem ?? (file ? undefined : problem)}
        accept={acceptedBy('licence')}
        labels={{
          choose: t(file ? 'licence.replace' : 'licence.choose'),
          drop: t('licence.drop'),
          remove: t('licence.remove'),
          sending: t('licence.sending'),
        }}
        chosen={sending?.name ?? file?.name}
        progress={sending?.progress}
        onChosen={(chosen) => void take(chosen)}
        onRemove={remove}
      />
      <input type="hidden" name="licenceFileId" value={(!sending && file?.id) || ''} readOnly />
      {file && !sending && file.mediaType.startsWith('image/') && <Preview key={file.id} file={file} />}
    </div>
  )
}

/** A former licence may be an image or a PDF; only an image is shown. */
function Preview({ file }: { file: UploadedFile }) {
  const { t } = useTranslation('company')
  const stored = useStoredFile(file.id)
  if (stored.status !== 'ready' || !stored.data.isImage) return null
  return <img className={styles.preview} src={stored.data.url} alt={t('licence.preview')} />
}
