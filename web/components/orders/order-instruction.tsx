import type { FileView } from '#contract/files.ts'
import type { Result } from '#domain/values/refusal.ts'
import { AttachmentLinks } from '#web/components/requests/attachment-links.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'

type OrderInstructionProps = {
  readonly file: FileView | null
  read(file: FileView): Promise<Result<Blob>>
}

/** The instruction file of an order, to be downloaded. */
export function OrderInstruction({ file, read }: OrderInstructionProps) {
  const { t } = useTranslation('orderView')
  if (!file) return null
  return (
    <Panel title={t('instruction')}>
      <AttachmentLinks files={[file]} read={read} />
    </Panel>
  )
}
