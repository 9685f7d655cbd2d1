import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { DragArea } from '#web/ui/drag-area.tsx'
import { type Crop, move } from './crop.ts'
import { draw } from './render-crop.ts'

type CropAreaProps = { readonly image: ImageBitmap; readonly crop: Crop; onCrop(crop: Crop): void }

const shownSide = 256

/** A preview that follows each move. */
export function CropArea({ image, crop, onCrop }: CropAreaProps) {
  const { t } = useTranslation('settings')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop)
  }, [image, crop])
  return (
    <DragArea
      label={t('avatar.area')}
      // The part that is cut out moves against the picture.
      onMove={({ x, y }) => onCrop(move(image, crop, { x: -x, y: -y }))}
    >
      <canvas ref={canvas} width={shownSide} height={shownSide} />
    </DragArea>
  )
}
