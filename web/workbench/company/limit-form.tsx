import type { MemberView } from '#contract/certification.ts'
import { call } from '#web/client/call.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { AmountField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { optional } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { orderLimitProblem, parseOrderLimit } from './order-limit.ts'

/** An empty field removes the limit. */
export function LimitForm({ member }: { member: MemberView }) {
  const { t } = useTranslation('company')
  const invalidate = useInvalidate()
  const { personId, name, orderLimit } = member
  const { formProps, ...form } = useForm({
    rules: { limit: optional(orderLimitProblem) },
    namespace: 'company',
    send: ({ limit = '' }) =>
      call(
        'POST /api/certification/setMemberLimit',
        { body: { personId, limit: parseOrderLimit(limit) } },
        { hidesOfflineToast: true },
      ),
    onDone: () => {
      showToast('info', t('limit.saved', { name }))
      invalidate('GET /api/certification/members')
    },
  })
  return (
    <form className={forms.form} {...formProps}>
      <AmountField
        form={form}
        name="limit"
        label={t('limit.title')}
        help={t('limit.text')}
        defaultValue={orderLimit ?? ''}
      />
      <FormFooter form={form} submitLabel={t('limit.save')} />
    </form>
  )
}
