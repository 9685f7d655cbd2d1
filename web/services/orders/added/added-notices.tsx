import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/orders/orders.module.css'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { AddedServices, LeftOutService } from './use-added-services.ts'

/** Which services of a draft, a template or an earlier order are not ordered, and why. */
export function LeftOut({ services: { leftOut, remove } }: { readonly services: AddedServices }) {
  const { t } = useTranslation('orderForm')
  const textOf = ({ number, service }: LeftOutService) =>
    service === null
      ? t('more.leftOut.unknown', { number })
      : t('more.leftOut.text', { number, service: t(`orderView:services.${service}`) })
  if (leftOut.length === 0) return null
  return (
    <Panel title={t('more.leftOut.title')} tone="warn">
      <ul className={styles.remarks}>
        {leftOut.map((service) => (
          <li key={service.number} className={styles.actions}>
            <span>{textOf(service)}</span>
            <Button isCompact onClick={() => remove(service.number)}>
              {t('more.remove', { service: service.number })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Beside the fields of the main service, which of the others are in the order. */
export function AlsoOrdered({ services: { ready } }: { readonly services: AddedServices }) {
  const { t } = useTranslation('orderForm')
  if (ready.length === 0) return null
  return (
    <Panel title={t('more.also')} lead={t('more.alsoText')}>
      <ul className={styles.remarks}>
        {ready.map(({ service, quote: { number } }) => (
          <li key={number}>{t('more.part', { number, service: t(`orderView:services.${service}`) })}</li>
        ))}
      </ul>
    </Panel>
  )
}
