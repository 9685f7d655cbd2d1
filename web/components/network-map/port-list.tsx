import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { homePortCodes } from './home-ports.ts'
import styles from './network-map.module.css'
import type { NetworkMapProps } from './network-map.tsx'
import { homePorts, overseasPorts, regions } from './nodes.data.ts'

const separators = { zh: '、', en: ', ' } as const

/** The ports of the map as a list by region. */
export function PortList({ homes }: NetworkMapProps) {
  const { t } = useTranslation('homeSections')
  const language = useLanguage()
  const isOne = homes.length < homePortCodes.length
  return (
    <dl className={styles.list}>
      <div className={styles.homes}>
        <dt>{t('network.homePorts')}</dt>
        {homePortCodes.map((code) => (
          <dd key={code} data-own={(isOne && homes.includes(code)) || undefined}>
            {homePorts[code].name[language]}
            {isOne && homes.includes(code) && (
              <span className="visually-hidden"> ({t('network.ownPort')})</span>
            )}
          </dd>
        ))}
      </div>
      {regions.map((region) => (
        <div key={region}>
          <dt>{t(`network.regions.${region}`)}</dt>
          <dd>
            {overseasPorts
              .filter((port) => port.region === region)
              .map(({ name }) => name[language])
              .join(separators[language])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
