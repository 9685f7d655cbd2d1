import { type ReactNode, useEffect, useState } from 'react'
import { pictureAddress } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './review.module.css'

/** In percent of the width there is. */
const zooms = [100, 150, 200, 300, 400] as const
const quarters = 4

function usePicture(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => void pictureAddress(blob).then(setAddress), [blob])
  return address
}

type LicenceImageProps = { readonly blob: Blob; readonly name: string; onHide(): void }

export function LicenceImage({ blob, name, onHide }: LicenceImageProps) {
  const { t } = useTranslation('console')
  const address = usePicture(blob)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const percent = zooms[zoom] ?? 100
  return (
    <>
      <div className={styles.tools}>
        <Tool isOff={zoom === zooms.length - 1} onPress={() => setZoom(zoom + 1)}>
          {t('company.licence.zoomIn')}
        </Tool>
        <Tool isOff={zoom === 0} onPress={() => setZoom(zoom - 1)}>
          {t('company.licence.zoomOut')}
        </Tool>
        <Tool isOff={zoom === 0} onPress={() => setZoom(0)}>
          {t('company.licence.fit')}
        </Tool>
        <Tool onPress={() => setTurns((turns + 1) % quarters)}>{t('company.licence.turn')}</Tool>
        <output>{`${percent} %`}</output>
        <Tool onPress={onHide}>{t('company.licence.hide')}</Tool>
      </div>
      {/* It can be scrolled, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus for its arrow keys */}
      <section className={styles.view} tabIndex={0} aria-label={t('company.licence.title')}>
        {address && (
          <img
            src={address}
            alt={t('company.licence.image', { name })}
            data-turns={turns}
            style={{ width: `${percent}%` }}
          />
        )}
      </section>
    </>
  )
}

type ToolProps = { readonly isOff?: boolean; readonly children: ReactNode; onPress(): void }

function Tool({ isOff = false, children, onPress }: ToolProps) {
  return (
    <Button isCompact disabled={isOff} onClick={onPress}>
      {children}
    </Button>
  )
}
