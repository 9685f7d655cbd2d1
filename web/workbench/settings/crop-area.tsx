import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { type Crop, move } from './crop.ts'
import { draw } from './cut.ts'
import styles from './settings.module.css'

type CropAreaProps = { readonly picture: ImageBitmap; readonly crop: Crop; onCrop(crop: Crop): void }

/** The image moves in the direction of the key, as it does with the pointer. */
const keys: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: 0.05, y: 0 },
  ArrowRight: { x: -0.05, y: 0 },
  ArrowUp: { x: 0, y: 0.05 },
  ArrowDown: { x: 0, y: -0.05 },
}

const shownSide = 256

/** A preview that follows each move. */
export function CropArea({ picture, crop, onCrop }: CropAreaProps) {
  const { t } = useTranslation('settings')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (!by) return
    event.preventDefault()
    onCrop(move(picture, crop, by))
  }
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return
    const side = currentTarget.getBoundingClientRect().width
    onCrop(move(picture, crop, { x: -movementX / side, y: -movementY / side }))
  }
  return (
    <button
      className={styles.area}
      type="button"
      aria-label={t('avatar.area')}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      <canvas ref={canvas} width={shownSide} height={shownSide} />
    </button>
  )
}
