import { useState } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { permit } from '#domain/access/permit.ts'
import { call } from '#web/client/call.ts'
import { useInvalidate } from '#web/client/query/use-call-mutation.ts'
import { useOrderAgain } from '#web/components/orders/use-order-again.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useCurrentUser } from '#web/workbench/shell/use-current-user.ts'
import styles from './started.module.css'
import { TemplateName } from './template-name.tsx'

type OrderReuseProps = { readonly order: Pick<OrderView, 'number' | 'quoteNumber'> }

/** The same again: as another order now, or as a template for later. */
export function OrderReuse({ order: { number, quoteNumber } }: OrderReuseProps) {
  const { t } = useTranslation('orderDrafts')
  const user = useCurrentUser()
  const { send, isSending, refusal } = useOrderAgain()
  const invalidate = useInvalidate()
  const [isNaming, setNaming] = useState(false)
  if (!user || !permit(user.actor, 'place-order').ok) return null
  const again = () => void send({ quote: quoteNumber, from: { kind: 'order', number } })
  return (
    <>
      <Button isCompact isPending={isSending} title={t('templates.againHelp')} onClick={again}>
        {t('templates.again')}
      </Button>
      <Button isCompact onClick={() => setNaming(true)}>
        {t('templates.save')}
      </Button>
      <p className={styles.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
      {isNaming && (
        <TemplateName
          title={t('templates.saveTitle')}
          submitLabel={t('templates.saveButton')}
          initial=""
          send={(name) =>
            call(
              'POST /api/orders/templates/save',
              { body: { order: number, name } },
              { hidesOfflineToast: true },
            )
          }
          onDone={(name) => {
            invalidate('GET /api/orders/templates')
            showToast('info', t('templates.saved', { name }))
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
