import { type CSSProperties, useId } from 'react'
import type { LinerServiceView } from '#contract/sailings.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import shared from '#web/services/shared/stops.module.css'
import styles from './rotation.module.css'
import { rotationOf } from './rotation.ts'

/** The ports of a liner service as stops on a line; the more days at sea, the longer it is. */
export function Rotation({ service }: { service: LinerServiceView }) {
  const { t } = useTranslation('ocean')
  const names = useNames()
  const id = useId()
  const stops = rotationOf(service)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('line.rotation')}</h2>
      <p className={styles.lead}>{t('line.rotationLead')}</p>
      <ol className={`${shared.stops} ${styles.stops}`}>
        {stops.map(({ port, day, weekday }, index) => (
          <li
            key={`${port} ${day}`}
            data-loads={weekday !== undefined || undefined}
            style={{ '--days': (stops[index + 1]?.day ?? day) - day } as CSSProperties}
          >
            <strong>{names.port(port)}</strong>
            <span>{t('line.day', { day })}</span>
            <small>
              {weekday === undefined
                ? t('line.discharge')
                : t('line.departs', { weekday: t(`weekdays.${weekday as 1}`) })}
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
