import { useState } from 'react'
import { acceptedBy, limitsOf } from '#web/components/files/limits.ts'
import { type UploadedFile, useUpload } from '#web/components/files/use-upload.ts'
import { useUploadProblem } from '#web/components/files/use-upload-problem.ts'
import { HiddenValue } from '#web/components/forms/hidden-value.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { FileField } from '#web/ui/file-field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { instructionName, instructionText } from './instruction.ts'

type InstructionFieldProps = { readonly form: FormState; readonly initial: UploadedFile | null }

/** One file, uploaded as soon as it is chosen; the form sends its id. Another one replaces it. */
export function InstructionField({ form, initial }: InstructionFieldProps) {
  const { t } = useTranslation('orderDrafts')
  const [file, setFile] = useState(initial)
  const { sending, refusal, take, remove } = useUpload({ kind: 'instruction', initial, onChange: setFile })
  const label = t('instruction.label')
  const problem = useProblem(form)(instructionName, label)
  const uploadProblem = useUploadProblem('instruction')(refusal)
  return (
    <Panel title={t('instruction.title')}>
      <FileField
        name={instructionName}
        label={label}
        help={t('instruction.help', limitsOf('instruction'))}
        problem={uploadProblem ?? problem}
        accept={acceptedBy('instruction')}
        labels={{
          choose: t('instruction.choose'),
          drop: t('instruction.drop'),
          remove: t('instruction.remove'),
          sending: t('instruction.sending'),
        }}
        chosen={sending?.name ?? file?.name}
        progress={sending?.progress}
        onChosen={(chosen) => void take(chosen)}
        onRemove={remove}
      />
      <HiddenValue
        name={instructionName}
        text={instructionText({ file, isSending: sending !== undefined })}
      />
    </Panel>
  )
}
