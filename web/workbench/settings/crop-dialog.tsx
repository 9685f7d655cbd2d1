import { useState } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { upload } from '#web/client/files.ts'
import { useResultMutation } from '#web/client/query/use-call-mutation.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { type Crop, centredCrop, maxZoom, zoomTo } from './crop.ts'
import { CropArea } from './crop-area.tsx'
import { renderCrop } from './render-crop.ts'
import styles from './settings.module.css'

type CropDialogProps = { readonly image: ImageBitmap; onSaved(person: PersonView): void; onClose(): void }

async function saveCrop(
  image: ImageBitmap,
  crop: Crop,
  onProgress: (part: number) => void,
): Promise<Result<PersonView>> {
  const file = await renderCrop(image, crop)
  if (!file) return refusal('unreadable-body')
  const query = { kind: 'avatar', name: file.name } as const
  const sent = await upload('POST /api/files/upload', { query, file, onProgress })
  return sent.ok ? call('POST /api/identity/setAvatar', { body: { fileId: sent.value.id } }) : sent
}

/** Chooses the part of the image: by dragging, by the arrow keys, by the slider. */
export function CropDialog({ image, onSaved, onClose }: CropDialogProps) {
  const { t } = useTranslation('settings')
  const [crop, setCrop] = useState(() => centredCrop(image))
  const [progress, setProgress] = useState<number>()
  const { send, refusal, isSending } = useResultMutation(
    (chosen: Crop) => saveCrop(image, chosen, setProgress),
    { onDone: onSaved },
  )
  return (
    <Dialog title={t('avatar.crop')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.crop}>
        <p>{t('avatar.cropHelp')}</p>
        <CropArea image={image} crop={crop} onCrop={setCrop} />
        <label>
          {t('avatar.zoom')}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop(zoomTo(image, crop, Number(target.value)))}
          />
        </label>
        {isSending && progress !== undefined && (
          <progress value={progress} max={1} aria-label={t('avatar.sending')} />
        )}
        <RefusalMessage refusal={refusal} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('avatar.cancel')}</Button>
          <Button variant="primary" isPending={isSending} onClick={() => void send(crop)}>
            {t('avatar.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
