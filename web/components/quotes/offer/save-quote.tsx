import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/language/format-money.ts'
import { amendUrl, quoteUrl, reserveUrl } from '#domain/notifications/workbench-paths.ts'
import { isSameMoney, type Money } from '#domain/values/money.ts'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { createSaveKeys } from '#web/client/save-key.ts'
import forms from '#web/components/forms/forms.module.css'
import { amendedOrder } from '#web/components/orders/amended-order.ts'
import { rememberNumber, savedNumber } from '#web/components/quotes/state/saved-numbers.ts'
import type { QuoteQueryInput } from '#web/components/quotes/state/use-prices.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import styles from './save-quote.module.css'

type SaveQuoteProps = {
  readonly query: QuoteQueryInput
  readonly offerCode: string
  readonly total: Money
  readonly validUntil: string
}

type JustSaved = { readonly identity: string; readonly number: string; readonly total: Money }

/** Saves the offer as a numbered quote; the server calculates the price again. An offer keeps its number while its price is the same. */
export function SaveQuote({ query, offerCode, total, validUntil }: SaveQuoteProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const identity = JSON.stringify([useQueryUser(), query, offerCode, total, validUntil])
  const [justSaved, setJustSaved] = useState<JustSaved>()
  const own = justSaved?.identity === identity ? justSaved : undefined
  const number = own?.number ?? savedNumber(identity)
  const isMoved = own !== undefined && !isSameMoney(own.total, total)
  const [keys] = useState(createSaveKeys)
  const { send, isSending, refusal } = useCallMutation('POST /api/quotes/save', {
    invalidates: ['GET /api/quotes'],
  })
  const save = async () => {
    const body = { query, offerCode }
    const saved = await send({ body: { ...body, key: keys.keyOf(body) } })
    if (!saved.ok) return
    keys.forget()
    const { number: savedAs, total: savedTotal } = saved.value
    // At another price it is not the quote of what is shown here.
    if (isSameMoney(savedTotal, total)) rememberNumber(identity, savedAs)
    setJustSaved({ identity, number: savedAs, total: savedTotal })
  }
  return (
    <div className={styles.save}>
      {number === undefined ? (
        <>
          <Button variant="primary" isPending={isSending} onClick={() => void save()}>
            {t('save.button', { total: formatMoney(total, language) })}
          </Button>
          <p>{t('save.help')}</p>
        </>
      ) : (
        <p className={styles.saved} role="status">
          {isMoved
            ? t('save.moved', {
                number,
                total: formatMoney(own.total, language),
                before: formatMoney(total, language),
              })
            : t('save.saved', { number })}{' '}
          <NextSteps number={number} service={query.mode} />
        </p>
      )}
      <p className={forms.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
    </div>
  )
}

type NextStepsProps = { readonly number: string; readonly service: string }

/** A price that was searched for an amendment goes back to it; any price can be ordered. */
function NextSteps({ number, service }: NextStepsProps) {
  const { t } = useTranslation('prices')
  const order = amendedOrder(service)
  return (
    <>
      {order !== undefined && (
        <Link className={buttonClass({ variant: 'primary' })} to={amendUrl(order, service, number)}>
          {t('save.amend', { number: order })}
        </Link>
      )}
      <Link
        className={buttonClass({ variant: order === undefined ? 'primary' : 'secondary' })}
        to={reserveUrl(number, service)}
      >
        {t('save.order')}
      </Link>
      <Link className={buttonClass()} to={quoteUrl(number)}>
        {t('save.see')}
      </Link>
    </>
  )
}
