import { useState } from 'react'
import type { DataOf } from '#contract/call.ts'
import type { listOrderShares, OrderShare } from '#contract/shared-orders.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './sharing.module.css'

type ShareListProps = {
  readonly number: string
  readonly shares: readonly OrderShare[]
  onEnded(data: DataOf<typeof listOrderShares>): void
}

/** Every link to the order, with those that have ended. */
export function ShareList({ number, shares, onEnded }: ShareListProps) {
  const { t } = useTranslation('orderSharing')
  const refusalText = useRefusalText()
  const [asked, setAsked] = useState<OrderShare>()
  const ending = useCallMutation('POST /api/orders/shares/end', { invalidates: ['GET /api/orders/order'] })
  const revoke = async (id: string) => {
    const ended = await ending.send({ body: { number, id } })
    if (!ended.ok) return
    showToast('info', t('revokeDone'))
    onEnded(ended.value)
    setAsked(undefined)
  }
  return (
    <>
      <h3>{t('list')}</h3>
      {shares.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      <ul className={styles.shares}>
        {shares.map((share) => (
          <ShareLine key={share.id} share={share} onRevoke={setAsked} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('revokeTitle')}
          confirmLabel={t('revoke')}
          cancelLabel={t('cancel')}
          closeLabel={t('common:close')}
          refusal={refusalText(ending.refusal)}
          isSending={ending.isSending}
          onConfirm={() => void revoke(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('revokeText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type ShareLineProps = { readonly share: OrderShare; onRevoke(share: OrderShare): void }

function ShareLine({ share, onRevoke }: ShareLineProps) {
  const { t } = useTranslation('orderSharing')
  const { scope, recipient, state, endsAt, openedAt, createdBy } = share
  const name =
    recipient === null ? t(`scopes.${scope}`) : t('for', { scope: t(`scopes.${scope}`), recipient })
  return (
    <li>
      <span className={styles.facts}>
        <strong>
          <TypedText text={name} />
        </strong>
        <span className={styles.soft}>
          {state === 'open' ? (
            <>
              {t('until')} <FormattedTime at={endsAt} format="dateTime" />
            </>
          ) : (
            t(state)
          )}{' '}
          ·{' '}
          {openedAt === null ? (
            t('neverOpened')
          ) : (
            <>
              {t('opened')} <FormattedTime at={openedAt} format="dateTime" />
            </>
          )}{' '}
          · <TypedText text={t('madeBy', { name: createdBy })} />
        </span>
      </span>
      {state === 'open' && (
        <Button isCompact onClick={() => onRevoke(share)}>
          {t('revoke')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  )
}
