import { useState } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { upload } from '#web/client/files.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { Dialog } from '#web/ui/dialog.tsx'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { useAct } from '#web/workbench/shell/use-act.ts'
import { type Crop, middleOf, mostZoom, zoomTo } from './crop.ts'
import { CropArea } from './crop-area.tsx'
import { cut } from './cut.ts'
import styles from './settings.module.css'

type CropDialogProps = { readonly picture: ImageBitmap; onSaved(person: PersonView): void; onClose(): void }

async function keepCrop(
  picture: ImageBitmap,
  crop: Crop,
  onProgress: (part: number) => void,
): Promise<Verdict<PersonView>> {
  const file = await cut(picture, crop)
  if (!file) return refuse('unreadable-body')
  const query = { kind: 'avatar', name: file.name } as const
  const sent = await upload('POST /api/files/upload', { query, file, onProgress })
  return sent.ok ? call('POST /api/identity/setAvatar', { body: { fileId: sent.value.id } }) : sent
}

/** Which part of the picture is shown: by dragging, by the arrow keys, by the slider. */
export function CropDialog({ picture, onSaved, onClose }: CropDialogProps) {
  const { t } = useTranslation('settings')
  const [crop, setCrop] = useState(() => middleOf(picture))
  const [progress, setProgress] = useState<number>()
  const { refusal, isSending, act } = useAct()
  const save = () => act(() => keepCrop(picture, crop, setProgress), onSaved)
  return (
    <Dialog title={t('avatar.crop')} close={t('common:close')} onClose={onClose}>
      <div className={styles.crop}>
        <p>{t('avatar.cropHelp')}</p>
        <CropArea picture={picture} crop={crop} onCrop={setCrop} />
        <label>
          {t('avatar.zoom')}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop(zoomTo(picture, crop, Number(target.value)))}
          />
        </label>
        {isSending && progress !== undefined && (
          <progress value={progress} max={1} aria-label={t('avatar.sending')} />
        )}
        <Refused refusal={refusal} />
        <div className={styles.buttons}>
          <button className={button.button} type="button" onClick={onClose}>
            {t('avatar.cancel')}
          </button>
          <button className={button.main} type="button" disabled={isSending} onClick={() => void save()}>
            {t('avatar.save')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
