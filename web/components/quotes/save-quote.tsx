import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#domain/language/format-money.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import type { Money } from '#domain/values/money.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import forms from '#web/components/forms/forms.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import styles from './save-quote.module.css'
import type { QuoteQueryInput } from './use-prices.ts'

/** A text that no other quote has; `crypto.randomUUID` needs https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '',
  )

type SaveQuoteProps = { readonly query: QuoteQueryInput; readonly offerCode: string; readonly total: Money }

/** Saves the offer as a numbered quote; the server calculates the price again. */
export function SaveQuote({ query, offerCode, total }: SaveQuoteProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const [number, setNumber] = useState<string>()
  // A second try after a lost reply must not save a second quote.
  const [attempt, setAttempt] = useState({ query, offerCode, key: '' })
  const { send, isSending, refusal } = useCallMutation('POST /api/quotes/save', {
    invalidates: ['GET /api/quotes'],
  })
  const save = async () => {
    const isSecond = attempt.key !== '' && attempt.query === query && attempt.offerCode === offerCode
    const key = isSecond ? attempt.key : newKey()
    setAttempt({ query, offerCode, key })
    const saved = await send({ body: { query, offerCode, key } })
    if (saved.ok) setNumber(saved.value.number)
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
          {t('save.saved', { number })}{' '}
          <Link className={buttonClass({ variant: 'primary' })} to={quoteUrl(number)}>
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
