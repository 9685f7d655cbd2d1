import { useTranslation } from '#web/language/use-translation.ts'
import { NetworkMap } from '#web/parts/network-map/network-map.tsx'
import type { HomePort } from '#web/parts/network-map/nodes.data.ts'
import { PortList } from '#web/parts/network-map/port-list.tsx'
import { Figures } from './figures.tsx'
import styles from './network.module.css'
import { Section } from './section.tsx'

type NetworkProps = {
  readonly homes: readonly HomePort[]
  readonly tone?: 'plain' | 'soft' | 'tint' | 'ground'
  /** The list stands beside the map; otherwise under it, with the figures. */
  readonly beside?: boolean
}

export function Network({ homes, tone, beside }: NetworkProps) {
  const { t } = useTranslation('brand')
  return (
    <Section title={t('networkTitle')} lead={t('networkLead')} tone={tone}>
      <div className={styles.side} data-beside={beside || undefined}>
        <NetworkMap homes={homes} />
        {beside ? <PortList homes={homes} /> : <PortsAndFigures homes={homes} />}
      </div>
    </Section>
  )
}

function PortsAndFigures({ homes }: { homes: readonly HomePort[] }) {
  return (
    <div className={styles.below}>
      <Figures stacked />
      <PortList homes={homes} />
    </div>
  )
}

/** The words of a map that stands elsewhere, on the first screen. */
export function NetworkWords({ homes, tone }: Omit<NetworkProps, 'beside'>) {
  const { t } = useTranslation('brand')
  return (
    <Section title={t('networkTitle')} lead={t('networkLead')} tone={tone}>
      <PortsAndFigures homes={homes} />
    </Section>
  )
}
