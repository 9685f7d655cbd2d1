import { type KeyboardEvent, useState } from 'react'
import { formatMoney } from '#domain/language/format-money.ts'
import type { FeeEdit } from '#domain/orders/fees/fees.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { useForm } from '#web/components/forms/use-form.ts'
import { moveOnEnter } from '#web/console/requests/move-on-enter.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { checkedEdits, editsIn, proposedIn, quotedIn, sumOf } from './fee-edits.ts'
import { FeeRows, useFeeLabels } from './fee-rows.tsx'
import styles from './orders.module.css'
import { ProposeDialog } from './propose-dialog.tsx'
import type { MoveProps } from './use-order-move.ts'

/** The charges as sales propose them: changed or removed with a reason, and additions that the quote announced. */
export function FeeForm(props: MoveProps) {
  const { t } = useTranslation('ordersAdmin')
  return (
    <ConsolePanel title={t('propose.title')} lead={t('propose.lead')}>
      <Drafted form={`order-fees-${props.order.number}`}>
        {(draft) => <FeeFields {...props} draft={draft} />}
      </Drafted>
    </ConsolePanel>
  )
}

function FeeFields({ draft, ...props }: MoveProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('ordersAdmin')
  const language = useLanguage()
  const [asked, setAsked] = useState<readonly FeeEdit[]>()
  const quote = quotedIn(props.order)
  const labelOf = useFeeLabels(quote)
  const { formProps, ...form } = useForm<readonly FeeEdit[]>({
    rules: {},
    namespace: 'ordersAdmin',
    send: async (values) => checkedEdits(quote, editsIn(quote, values)),
    onDone: setAsked,
  })
  useFollowed(formProps.ref, draft)
  const sum = sumOf(quote, editsIn(quote, form.values))
  // Enter goes on to the next field; only the button sends.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => moveOnEnter(event, () => undefined)
  return (
    <>
      <form className={styles.form} {...formProps} onKeyDown={onKeyDown}>
        <FeeRows
          order={props.order}
          quote={quote}
          form={form}
          values={draft.values ?? proposedIn(props.order.fees)}
        />
        <p className={page.row} role="status">
          {sum ? (
            <>
              <strong>{t('propose.total', { total: formatMoney(sum.total, language) })}</strong>
              <span>{t('propose.difference', { difference: formatMoney(sum.difference, language) })}</span>
            </>
          ) : (
            t('propose.noTotal')
          )}
        </p>
        <FormFooter form={form} submitLabel={t('orders:moves.propose-fees')} labelOf={labelOf} />
      </form>
      {asked && (
        <ProposeDialog
          {...props}
          edits={asked}
          sum={sum}
          onDone={(order) => {
            draft.drop()
            props.onDone(order)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
