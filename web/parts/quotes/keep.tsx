import { useState } from 'react'
import { Link } from 'react-router'
import type { Money } from '#domain/values/money.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import forms from '#web/parts/forms/forms.module.css'
import button from '#web/ui/button.module.css'
import styles from './keep.module.css'
import type { AskedWish } from './use-prices.ts'
import { writeMoney } from './write-money.ts'

type KeepProps = { readonly wish: AskedWish; readonly offerCode: string; readonly total: Money }

/** Makes the offer a quote with a number; the server prices it again. */
export function Keep({ wish, offerCode, total }: KeepProps) {
  const { t } = useTranslation('prices')
  const [number, setNumber] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)
  const keep = async () => {
    setSending(true)
    setRefusal(undefined)
    const kept = await call('POST /api/quotes/keep', { body: { wish, offerCode } })
    setSending(false)
    if (kept.ok) setNumber(kept.value.number)
    else setRefusal(kept)
  }
  return (
    <div className={styles.keep}>
      {number === undefined ? (
        <>
          <button className={button.main} type="button" disabled={isSending} onClick={() => void keep()}>
            {isSending ? t('forms:sending') : t('keep.button', { total: writeMoney(total) })}
          </button>
          <p>{t('keep.help')}</p>
        </>
      ) : (
        <p className={styles.kept} role="status">
          {t('keep.kept', { number })}{' '}
          <Link className={button.main} to={`/workbench/quotes?number=${encodeURIComponent(number)}`}>
            {t('keep.see')}
          </Link>
        </p>
      )}
      <p className={forms.refusal} role="alert">
        {refusal && t(`refusals:${refusal.refusal}`, refusal.facts)}
      </p>
    </div>
  )
}
