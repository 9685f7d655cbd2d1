import { useState } from 'react'
import type { CallData, CallInput } from '#contract/client.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormValues, required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './orders.module.css'

type View = CallData<'GET /api/console/orders/assignment'>
type Rule = View['rules'][number]
type SetRule = CallInput<'PUT /api/console/orders/assignment'>['body']

/** Who new orders are assigned to; opens over the list of orders. */
export function AssignmentRules() {
  const { t } = useTranslation('ordersAdmin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button isCompact onClick={() => setOpen(true)}>
        {t('assignment.open')}
      </Button>
      {isOpen && <RulesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function RulesDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/orders/assignment', {})
  return (
    <Dialog title={t('assignment.title')} closeLabel={t('common:close')} onClose={onClose} size="large">
      <div className={page.stack}>
        <p className={page.soft}>{t('assignment.lead')}</p>
        <QueryState query={query} skeleton={{ rows: 3 }}>
          {(view) => (
            <>
              <RuleList view={view} onDone={query.setData} />
              <RuleForm key={JSON.stringify(view.rules)} view={view} onDone={query.setData} />
            </>
          )}
        </QueryState>
      </div>
    </Dialog>
  )
}

type RulesProps = { readonly view: View; onDone(view: View): void }

function RuleList({ view, onDone }: RulesProps) {
  const { t } = useTranslation('ordersAdmin')
  const { send, isSending } = useCallMutation('PUT /api/console/orders/assignment', {
    onDone: (changed) => {
      showToast('info', t('assignment.removed'))
      onDone(changed)
    },
  })
  const textOf = useRuleText()
  if (view.rules.length === 0) return <p>{t('assignment.none')}</p>
  return (
    <ul className={page.stack} aria-label={t('assignment.rules')}>
      {view.rules.map((rule) => (
        <li key={textOf(rule)} className={page.row}>
          <span>{textOf(rule)}</span>
          <Button
            isCompact
            isPending={isSending}
            aria-label={`${t('assignment.remove')} ${textOf(rule)}`}
            onClick={() => void send({ body: { port: rule.port, service: rule.service, staffId: null } })}
          >
            {t('assignment.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function useRuleText() {
  const { t } = useTranslation('ordersAdmin')
  const names = useNames()
  const scope = (port: Rule['port'], service: Rule['service']) => [
    port === null ? t('assignment.allPorts') : names.port(port),
    service === null ? t('assignment.allServices') : t(`orderView:services.${service}`),
  ]
  return ({ port, service, staff }: Rule): string =>
    [
      ...(port === null && service === null ? [t('assignment.allOthers')] : scope(port, service)),
      staff.name,
    ].join(' · ')
}

/** Nothing chosen stands for all. */
const ruleIn = ({ port = '', service = '', staffId = '' }: FormValues): SetRule => ({
  port: port === '' ? null : port,
  service: orderServices.find((one) => one === service) ?? null,
  staffId,
})

function RuleForm({ view, onDone }: RulesProps) {
  const { t } = useTranslation('ordersAdmin')
  const names = useNames()
  const { send } = useCallMutation('PUT /api/console/orders/assignment')
  const { formProps, ...form } = useForm<View>({
    rules: { staffId: required },
    namespace: 'ordersAdmin',
    send: (values) => send({ body: ruleIn(values) }),
    onDone: (changed) => {
      showToast('info', t('assignment.saved'))
      onDone(changed)
    },
  })
  return (
    <form className={styles.form} {...formProps} aria-label={t('assignment.save')}>
      <div className={styles.remark}>
        <ChoiceField
          form={form}
          name="port"
          label={t('assignment.port')}
          placeholder={t('assignment.allPorts')}
          choices={homePorts.map((value) => ({ value, label: names.port(value) }))}
        />
        <ChoiceField
          form={form}
          name="service"
          label={t('assignment.service')}
          placeholder={t('assignment.allServices')}
          choices={orderServices.map((value) => ({ value, label: t(`orderView:services.${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="staffId"
          label={t('columns.assigned')}
          placeholder=""
          choices={view.staff.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <FormFooter form={form} submitLabel={t('assignment.save')} isSecondary />
    </form>
  )
}
