import { type FormEvent, useRef, useState } from 'react'
import type { CallData } from '#contract/client.ts'
import { staffRoles } from '#domain/access/actor.ts'
import { personNameProblem, textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { allRules, maxLength, type Rules, required } from '#web/components/forms/rules.ts'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FirstPassword } from './first-password.tsx'
import { RoleCheckboxes, rolesIn } from './role-checkboxes.tsx'
import styles from './staff.module.css'
import { changesList, type DialogProps } from './staff-change.ts'

const adding = 'POST /api/console/staff/add'

const rules: Rules = {
  account: allRules(required, maxLength(textLimits.account)),
  name: personNameProblem,
  roles: required,
}

/** The account, then its temporary password, which is shown only once. */
export function AddStaff({ onClose }: DialogProps) {
  const { t } = useTranslation('console')
  const [added, setAdded] = useState<CallData<typeof adding>>()
  if (added) return <FirstPassword {...added} onClose={onClose} />
  return (
    <Dialog title={t('staff.addTitle')} closeLabel={t('common:close')} onClose={onClose}>
      <Drafted form="staff">{(draft) => <AddForm draft={draft} onDone={setAdded} />}</Drafted>
    </Dialog>
  )
}

type AddFormProps = { readonly draft: FormDraft; onDone(value: CallData<typeof adding>): void }

function AddForm({ draft, onDone }: AddFormProps) {
  const { t } = useTranslation('console')
  const roles = useRef<ReturnType<typeof rolesIn>>([])
  const mutation = useCallMutation(adding, changesList)
  const { formProps, ...form } = useForm({
    rules,
    namespace: 'console',
    focusByRefusal: { 'account-taken': 'account' },
    send: ({ account = '', name = '' }) => mutation.send({ body: { account, name, roles: roles.current } }),
    onDone(added) {
      draft.drop()
      onDone(added)
    },
  })
  useFollowed(formProps.ref, draft)
  const { values: typed } = draft
  const submit = (event: FormEvent<HTMLFormElement>) => {
    roles.current = rolesIn(event.currentTarget)
    void formProps.onSubmit(event)
  }
  return (
    <form className={styles.form} {...formProps} onSubmit={submit}>
      <Field
        form={form}
        name="account"
        label={t('staff.account')}
        help={t('staff.accountHelp')}
        autoComplete="off"
        defaultValue={typed?.account}
      />
      <Field form={form} name="name" label={t('staff.name')} autoComplete="off" defaultValue={typed?.name} />
      <RolesField form={form} typed={typed?.roles} />
      <FormFooter form={form} submitLabel={t('staff.addConfirm')} />
    </form>
  )
}

type RolesFieldProps = { readonly form: FormState; readonly typed: string | undefined }

/** A component of its own, because the summary lists the fields in the order in which they are rendered. */
function RolesField({ form, typed }: RolesFieldProps) {
  const { t } = useTranslation('console')
  return (
    <RoleCheckboxes
      checked={staffRoles.filter((role) => typed?.split(',').includes(role))}
      problem={useProblem(form)('roles', t('staff.roles'))}
    />
  )
}
