import { explainAddition } from '#domain/quotes/explain.ts'
import { type AnnouncedCharge, taxPercentOf } from '#domain/quotes/fee-line.ts'
import { laterKey } from '#domain/quotes/worst-case-sliders.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './additions.module.css'
import { useSay } from './use-say.ts'

type Told = { readonly key: string; readonly name: string; readonly trigger: string; readonly price: string }

/** Every later charge with what brings it about and what one of it costs. */
export function Additions({ possible }: { possible: readonly AnnouncedCharge[] }) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const say = useSay()
  const told = possible.map((announced): Told => {
    const percent = taxPercentOf(announced)
    const tax = percent === '0' ? t('additions.noTax') : t('additions.tax', { percent })
    const { name, trigger, price } = explainAddition(announced, language, say)
    return { key: laterKey(announced), name, trigger, price: `${price}${t('quotes:comma')}${tax}` }
  })
  const columns: readonly Column<Told>[] = [
    { key: 'name', header: t('additions.name'), isName: true, cell: ({ name }) => name },
    { key: 'trigger', header: t('additions.trigger'), cell: ({ trigger }) => trigger },
    { key: 'price', header: t('additions.price'), align: 'end', cell: ({ price }) => price },
  ]
  return (
    <section className={styles.additions}>
      <h2>{t('additions.title')}</h2>
      <p className={styles.lead}>{t('additions.lead')}</p>
      <DataTable
        caption={t('additions.title')}
        captionHidden
        columns={columns}
        rows={told}
        rowKey={({ key }) => key}
        density="dense"
        empty={<p>{t('additions.none')}</p>}
      />
    </section>
  )
}
