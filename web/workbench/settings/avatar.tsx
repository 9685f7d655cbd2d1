import { useState } from 'react'
import type { PersonView } from '#contract/identity.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { changeSession } from '#web/client/session-state.ts'
import { PrivateImage } from '#web/components/files/private-image.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { acceptedBy, fileProblem, limitsOf } from '#web/workbench/files/limits.ts'
import { Refused } from '#web/workbench/shell/refused.tsx'
import { CropDialog } from './crop-dialog.tsx'
import styles from './settings.module.css'

/** The decoded image, upright; undefined if the file is no image. */
const decode = (file: File) => createImageBitmap(file).catch(() => undefined)

function useChosen() {
  const { t } = useTranslation('settings')
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File) => {
    if (fileProblem('avatar', file) === 'too-large')
      return setProblem(t('avatar.tooLarge', { limit: limitsOf('avatar').limit }))
    const decoded = fileProblem('avatar', file) ? undefined : await decode(file)
    setProblem(decoded ? undefined : t('avatar.wrong'))
    setPicture(decoded)
  }
  return { picture, problem, choose, drop: () => setPicture(undefined) }
}

export function Avatar({ person }: { person: PersonView }) {
  const { t } = useTranslation('settings')
  const { picture, problem, choose, drop } = useChosen()
  const none = <Icon name="visitor" size={48} />
  const saved = (changed: PersonView) => {
    drop()
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
          onRemove={drop}
        />
        {person.avatarFileId && <RemoveAvatar />}
      </div>
      {picture && <CropDialog picture={picture} onSaved={saved} onClose={drop} />}
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
      <Refused refusal={refusal} />
    </div>
  )
}
