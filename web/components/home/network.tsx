import type { HomePort } from '#web/components/network-map/home-ports.ts'
import { NetworkMap, PortList } from '#web/components/network-map/network.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Figures } from './figures.tsx'
import styles from './network.module.css'
import { Section } from './section.tsx'

type NetworkProps = {
  readonly homes: readonly HomePort[]
  readonly tone?: 'plain' | 'soft' | 'tint' | 'ground'
  /** Puts the list beside the map; otherwise below it, with the figures. */
  readonly beside?: boolean
}

export function Network({ homes, tone, beside }: NetworkProps) {
  const { t } = useTranslation('brand')
  const words = { title: t('networkTitle'), lead: t('networkLead'), tone }
  if (beside)
    return (
      <Section {...words} aside={<PortList homes={homes} />}>
        <NetworkMap homes={homes} />
      </Section>
    )
  return (
    <Section {...words}>
      <NetworkMap homes={homes} />
      <PortsAndFigures homes={homes} underMap />
    </Section>
  )
}

type PortsAndFiguresProps = { readonly homes: readonly HomePort[]; readonly underMap?: boolean }

function PortsAndFigures({ homes, underMap }: PortsAndFiguresProps) {
  return (
    <div className={styles.below} data-under={underMap}>
      <Figures stacked />
      <PortList homes={homes} />
    </div>
  )
}

/** The text of a map that is on the first screen. */
export function NetworkWords({ homes, tone }: Omit<NetworkProps, 'beside'>) {
  const { t } = useTranslation('brand')
  return (
    <Section title={t('networkTitle')} lead={t('networkLead')} tone={tone}>
      <PortsAndFigures homes={homes} />
    </Section>
  )
}
