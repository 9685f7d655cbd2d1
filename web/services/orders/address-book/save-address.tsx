import { addressLimits } from '#domain/addresses/address-entry.ts'
import { addressOfRow } from '#domain/orders/address-book/address-rows.ts'
import { invalidFields } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { call } from '#web/client/call.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, maxLength, optional, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/orders/orders.module.css'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { RowToSave } from './address-tools.ts'

type SaveAddressProps = {
  readonly row: RowToSave
  onSaved(contact: string): void
  onClose(): void
}

const label = optional(maxLength(addressLimits.label))
const name = allRules(required, maxLength(textLimits.companyName))

/** Asks for what an order has no field for: a short name, and the name of the place at a door. */
export function SaveAddress({ row: { group, texts }, onSaved, onClose }: SaveAddressProps) {
  const { t } = useTranslation('orderDrafts')
  const needsName = texts.name === undefined
  const { formProps, ...form } = useForm({
    rules: needsName ? { name, label } : { label },
    namespace: 'addresses',
    send: async (typed) => {
      const body = addressOfRow(group.name, texts, { label: typed.label ?? '', name: typed.name ?? '' })
      if (!body) return invalidFields({ kind: 'required' })
      return call('POST /api/addresses', { body }, { hidesOfflineToast: true })
    },
    onDone: (entry) => {
      showToast('info', t('addresses:form.saved', { name: entry.name }))
      onSaved(entry.contact)
      onClose()
    },
  })
  return (
    <Dialog title={t('addresses.saveTitle')} closeLabel={t('common:close')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        {needsName && <Field form={form} name="name" label={t('addresses:fields.name')} autoComplete="off" />}
        <Field
          form={form}
          name="label"
          label={t('addresses:fields.label')}
          help={t('addresses:form.labelHelp')}
          autoComplete="off"
        />
        <FormFooter form={form} submitLabel={t('addresses:form.save')} />
      </form>
    </Dialog>
  )
}
