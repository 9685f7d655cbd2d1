import { useState } from 'react'
import { Link } from 'react-router'
import type { Money } from '#domain/values/money.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { writeMoney } from '#web/components/formats/write-money.ts'
import forms from '#web/components/forms/forms.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import styles from './save-quote.module.css'
import type { QuoteQueryInput } from './use-prices.ts'

type SaveQuoteProps = { readonly query: QuoteQueryInput; readonly offerCode: string; readonly total: Money }

/** Saves the offer as a numbered quote; the server calculates the price again. */
export function SaveQuote({ query, offerCode, total }: SaveQuoteProps) {
  const { t } = useTranslation('prices')
  const [number, setNumber] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)
  const save = async () => {
    setSending(true)
    setRefusal(undefined)
    const saved = await call('POST /api/quotes/save', { body: { query, offerCode } })
    setSending(false)
    if (saved.ok) setNumber(saved.value.number)
    else setRefusal(saved)
  }
  return (
    <div className={styles.save}>
      {number === undefined ? (
        <>
          <button className={button.main} type="button" disabled={isSending} onClick={() => void save()}>
            {isSending ? t('forms:sending') : t('save.button', { total: writeMoney(total) })}
          </button>
          <p>{t('save.help')}</p>
        </>
      ) : (
        <p className={styles.saved} role="status">
          {t('save.saved', { number })}{' '}
          <Link className={button.main} to={`/workbench/quotes?number=${encodeURIComponent(number)}`}>
            {t('save.see')}
          </Link>
        </p>
      )}
      <p className={forms.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.params)}
      </p>
    </div>
  )
}
