import { type ReactNode, useEffect, useState } from 'react'
import { imageUrl } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './review.module.css'

/** In percent of the available width. */
const zooms = [100, 150, 200, 300, 400] as const
const quarterTurns = 4

function usePicture(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => void imageUrl(blob).then(setUrl), [blob])
  return url
}

type LicenceImageProps = { readonly blob: Blob; readonly name: string; onHide(): void }

export function LicenceImage({ blob, name, onHide }: LicenceImageProps) {
  const { t } = useTranslation('console')
  const url = usePicture(blob)
  const [zoom, setZoom] = useState(0)
  const [rotation, setRotation] = useState(0)
  const percent = zooms[zoom] ?? 100
  return (
    <>
      <div className={styles.tools}>
        <Tool isDisabled={zoom === zooms.length - 1} onPress={() => setZoom(zoom + 1)}>
          {t('company.licence.zoomIn')}
        </Tool>
        <Tool isDisabled={zoom === 0} onPress={() => setZoom(zoom - 1)}>
          {t('company.licence.zoomOut')}
        </Tool>
        <Tool isDisabled={zoom === 0} onPress={() => setZoom(0)}>
          {t('company.licence.fit')}
        </Tool>
        <Tool onPress={() => setRotation((rotation + 1) % quarterTurns)}>{t('company.licence.turn')}</Tool>
        <output>{`${percent} %`}</output>
        <Tool onPress={onHide}>{t('company.licence.hide')}</Tool>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus for its arrow keys */}
      <section className={styles.view} tabIndex={0} aria-label={t('company.licence.title')}>
        {url && (
          <img
            src={url}
            alt={t('company.licence.image', { name })}
            data-turns={rotation}
            style={rotation % 2 === 0 ? { width: `${percent}%` } : { height: `${percent}cqw` }}
          />
        )}
      </section>
    </>
  )
}

type ToolProps = { readonly isDisabled?: boolean; readonly children: ReactNode; onPress(): void }

function Tool({ isDisabled = false, children, onPress }: ToolProps) {
  return (
    <Button isCompact disabled={isDisabled} onClick={onPress}>
      {children}
    </Button>
  )
}
