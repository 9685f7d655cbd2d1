import { templateLimits } from '#domain/orders/drafts/draft.ts'
import type { Result } from '#domain/values/refusal.ts'
import { NameForm } from '#web/components/forms/name-form.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'

type TemplateNameProps = {
  readonly title: string
  readonly submitLabel: string
  readonly initial: string
  send(name: string): Promise<Result<unknown>>
  onDone(name: string): void
  onClose(): void
}

/** Asks for the name of a template. */
export function TemplateName({ title, onDone, onClose, ...name }: TemplateNameProps) {
  const { t } = useTranslation('orderDrafts')
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={onClose}>
      <NameForm
        {...name}
        label={t('templates.name')}
        help={t('templates.nameHelp')}
        length={templateLimits.name}
        onDone={(chosen) => {
          onDone(chosen)
          onClose()
        }}
      />
    </Dialog>
  )
}
