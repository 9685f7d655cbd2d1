import { useState } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { changeSession } from '#web/client/session-state.ts'
import { acceptedBy, fileProblem, limitsOf } from '#web/components/files/limits.ts'
import { PrivateImage } from '#web/components/files/private-image.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { RefusalMessage } from '#web/workbench/shell/refusal-message.tsx'
import { CropDialog } from './crop-dialog.tsx'
import styles from './settings.module.css'

/** The decoded image, upright; undefined if the file is no image. */
const decode = (file: File) => createImageBitmap(file).catch(() => undefined)

function useChosenImage() {
  const { t } = useTranslation('settings')
  const [image, setImage] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File) => {
    const found = fileProblem('avatar', file)
    if (found === 'required') return setProblem(t('forms:upload.required'))
    if (found === 'too-large') return setProblem(t('avatar.tooLarge', { limit: limitsOf('avatar').limit }))
    const decoded = found ? undefined : await decode(file)
    setProblem(decoded ? undefined : t('avatar.wrong'))
    setImage(decoded)
  }
  return { image, problem, choose, clearImage: () => setImage(undefined) }
}

export function Avatar({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  const { image, problem, choose, clearImage } = useChosenImage()
  const none = <Icon name="person" size={48} />
  const saved = (changed: PersonView) => {
    clearImage()
    changeSession({ person: changed })
    showToast('info', t('avatar.saved'))
  }
  return (
    <div className={styles.avatar}>
      <div className={styles.picture}>
        {person.avatarFileId ? (
          <PrivateImage fileId={person.avatarFileId} alt={t('avatar.yours')} fallback={none} />
        ) : (
          none
        )}
      </div>
      <div className={styles.avatarParts}>
        {!person.avatarFileId && <p>{t('avatar.none')}</p>}
        <FileField
          name="avatar"
          label={t('avatar.title')}
          help={t('avatar.help', limitsOf('avatar'))}
          problem={problem}
          accept={acceptedBy('avatar')}
          labels={{
            choose: t('avatar.choose'),
            drop: t('avatar.drop'),
            remove: t('avatar.remove'),
            sending: t('avatar.sending'),
          }}
          onChosen={(file) => void choose(file)}
          onRemove={clearImage}
        />
        {person.avatarFileId && <RemoveAvatar />}
      </div>
      {image && <CropDialog image={image} onSaved={saved} onClose={clearImage} />}
    </div>
  )
}

function RemoveAvatar() {
  const { t } = useTranslation('settings')
  const { send, refusal, isSending } = useCallMutation('POST /api/identity/setAvatar', {
    onDone: (person) => {
      changeSession({ person })
      showToast('info', t('avatar.removed'))
    },
  })
  return (
    <div>
      <Button isCompact isPending={isSending} onClick={() => void send({ body: { fileId: null } })}>
        {t('avatar.remove')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </div>
  )
}
