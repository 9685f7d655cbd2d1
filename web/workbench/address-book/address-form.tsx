import type { ReactNode } from 'react'
import type { AddressView } from '#contract/addresses.ts'
import {
  type AddressKind,
  type AddressTexts,
  addressKinds,
  addressLimits,
  hasDistrict,
  needsNumber,
} from '#domain/addresses/address-entry.ts'
import type { Result } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useCountries } from '#web/components/places/use-countries.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import styles from './address-book.module.css'
import { addressRules, textsOfValues } from './address-values.ts'
import { DistrictField } from './district-field.tsx'

export type AddressDraft = AddressTexts & { readonly isDefault: boolean }

type AddressFormProps = {
  readonly initial: AddressDraft
  send(entry: AddressDraft): Promise<Result<AddressView>>
  onSaved(entry: AddressView): void
  /** Further buttons; they know why the last try was refused. */
  beside(refusal: FormState['refusal']): ReactNode
}

/** What the form shows follows from the type and the country that are selected in it. */
export function AddressForm({ initial, send, onSaved, beside }: AddressFormProps) {
  const { t } = useTranslation('addresses')
  const { formProps, ...form } = useForm({
    rules: addressRules,
    namespace: 'addresses',
    send: (values) => send({ ...textsOfValues(values), isDefault: values.isDefault !== undefined }),
    onDone: onSaved,
  })
  const kind = textsOfValues({ kind: form.values.kind ?? initial.kind }).kind
  const country = form.values.country ?? initial.country
  return (
    <form className={styles.form} {...formProps}>
      <CompanyFields form={form} initial={initial} kind={kind} />
      {hasDistrict(kind, country) && <DistrictField form={form} initial={initial.district} />}
      <AddressArea form={form} initial={initial.address} />
      <ContactFields form={form} initial={initial} kind={kind} />
      <div className={styles.wide}>
        <CheckboxField
          form={form}
          name="isDefault"
          label={t('form.isDefault')}
          help={t('form.isDefaultHelp')}
          defaultChecked={initial.isDefault}
        />
      </div>
      <div className={styles.wide}>
        <FormFooter form={form} submitLabel={t('form.save')} beside={beside(form.refusal)} />
      </div>
    </form>
  )
}

type FieldsProps = {
  readonly form: FormState
  readonly initial: AddressTexts
  readonly kind: AddressKind
}

function CompanyFields({ form, initial, kind }: FieldsProps) {
  const { t } = useTranslation('addresses')
  return (
    <>
      <ChoiceField
        form={form}
        name="kind"
        label={t('fields.kind')}
        choices={addressKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        defaultValue={initial.kind}
      />
      <Field
        form={form}
        name="label"
        label={t('fields.label')}
        help={t('form.labelHelp')}
        autoComplete="off"
        maxLength={addressLimits.label}
        defaultValue={initial.label}
      />
      <Field
        form={form}
        name="name"
        label={t('fields.name')}
        autoComplete="off"
        maxLength={textLimits.companyName}
        defaultValue={initial.name}
      />
      <Field
        form={form}
        name="taxNumber"
        label={t('fields.taxNumber')}
        help={t(kind === 'invoice' ? 'form.taxHelpInvoice' : 'form.taxHelp')}
        autoComplete="off"
        maxLength={addressLimits.taxNumber.max}
        defaultValue={initial.taxNumber}
      />
      <ChoiceField
        form={form}
        name="country"
        label={t('fields.country')}
        placeholder={t('form.chooseCountry')}
        choices={useCountries(t('form.mainland'))}
        defaultValue={initial.country}
      />
    </>
  )
}

function AddressArea({ form, initial }: { readonly form: FormState; readonly initial: string }) {
  const { t } = useTranslation('addresses')
  const label = t('fields.address')
  return (
    <div className={styles.wide}>
      <TextAreaField
        name="address"
        label={label}
        problem={useProblem(form)('address', label)}
        rows={2}
        maxLength={textLimits.typedLine}
        defaultValue={initial}
      />
    </div>
  )
}

function ContactFields({ form, initial, kind }: FieldsProps) {
  const { t } = useTranslation('addresses')
  const numberHelp = t(needsNumber(kind) ? 'form.numberHelp' : 'form.numberHelpInvoice')
  return (
    <>
      <Field
        form={form}
        name="contact"
        label={t('fields.contact')}
        help={t('form.contactHelp', { max: textLimits.contactName })}
        autoComplete="off"
        defaultValue={initial.contact}
      />
      <Field
        form={form}
        name="email"
        label={t('fields.email')}
        autoComplete="off"
        inputMode="email"
        defaultValue={initial.email}
      />
      <Field
        form={form}
        name="mobile"
        label={t('fields.mobile')}
        help={numberHelp}
        autoComplete="off"
        inputMode="tel"
        defaultValue={initial.mobile}
      />
      <Field
        form={form}
        name="telephone"
        label={t('fields.telephone')}
        autoComplete="off"
        inputMode="tel"
        defaultValue={initial.telephone}
      />
    </>
  )
}
