import { useRef } from 'react'
import type { PaymentsOfOrder } from '#contract/online-payments.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import styles from './paying.module.css'

type BankDetailsProps = {
  readonly number: string
  readonly account: PaymentsOfOrder['bankAccount']
}

const fields = ['payee', 'bank', 'account', 'swift'] as const

/** Where to transfer to, each part to be copied; the order number is the payment reference. */
export function BankDetails({ number, account }: BankDetailsProps) {
  const { t } = useTranslation('orderMoney')
  const values = account ? fields.map((field) => [field, account[field]] as const) : []
  return (
    <section className={styles.way}>
      <h3>{t('transfer.title')}</h3>
      <p>{t(account ? 'transfer.lead' : 'transfer.unknown')}</p>
      <DescriptionList
        items={[...values, ['reference', number] as const].map(([field, text]) => ({
          term: t(`transfer.${field}`),
          value: <Copied name={t(`transfer.${field}`)} text={text} />,
        }))}
      />
    </section>
  )
}

function Copied({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useTranslation('common')
  const ref = useRef<HTMLSpanElement>(null)
  const select = () => {
    if (ref.current) window.getSelection()?.selectAllChildren(ref.current)
  }
  return (
    <span className={styles.copied}>
      <span ref={ref}>{text}</span>
      <CopyButton
        text={text}
        name={name}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        onRefused={select}
      />
    </span>
  )
}
