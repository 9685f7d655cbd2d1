import { templateLimits } from '#domain/orders/drafts/draft.ts'
import type { Result } from '#domain/values/refusal.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, maxLength, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './started.module.css'

type TemplateNameProps = {
  readonly title: string
  readonly submitLabel: string
  readonly initial: string
  send(name: string): Promise<Result<unknown>>
  onDone(name: string): void
  onClose(): void
}

const rules = { name: allRules(required, maxLength(templateLimits.name)) }

/** Asks for the name of a template. */
export function TemplateName({ title, submitLabel, initial, send, onDone, onClose }: TemplateNameProps) {
  const { t } = useTranslation('orderDrafts')
  const { formProps, ...form } = useForm({
    rules,
    focusByRefusal: { 'template-name-taken': 'name' },
    send: async ({ name = '' }) => {
      const result = await send(name.trim())
      return result.ok ? { ok: true, value: name.trim() } : result
    },
    onDone: (name) => {
      onDone(name)
      onClose()
    },
  })
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <Field
          form={form}
          name="name"
          label={t('templates.name')}
          help={t('templates.nameHelp')}
          maxLength={templateLimits.name}
          autoComplete="off"
          defaultValue={initial}
        />
        <FormFooter form={form} submitLabel={submitLabel} />
      </form>
    </Dialog>
  )
}
