import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { useQueryUser } from '#web/client/query/query-client.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { draftKey, dropDraft, readDraft } from './draft-storage.ts'
import styles from './drafts.module.css'
import { FormDraft } from './form-draft.ts'

type DraftedProps = {
  /** Names the form and its record, such as `rate-ocean-lane-PS1`. */
  readonly form: string
  children(draft: FormDraft): ReactNode
}

/** Opens a form with what this person typed before, and says so. */
export function Drafted({ form, children }: DraftedProps) {
  const key = draftKey(useQueryUser(), form)
  return (
    <OneDraft key={key} storageKey={key}>
      {children}
    </OneDraft>
  )
}

type OneDraftProps = Pick<DraftedProps, 'children'> & { readonly storageKey: string }

function OneDraft({ storageKey, children }: OneDraftProps) {
  const [opened, setOpened] = useState(() => ({ restored: readDraft(storageKey), count: 0 }))
  const [isShown, setShown] = useState(true)
  const draft = useMemo(
    () => new FormDraft(storageKey, opened.restored, () => setShown(false)),
    [storageKey, opened],
  )
  const discard = () => {
    dropDraft(storageKey)
    setOpened({ restored: undefined, count: opened.count + 1 })
  }
  return (
    <>
      {isShown && opened.restored && <DraftNotice savedAt={opened.restored.savedAt} onDiscard={discard} />}
      {/* A discarded draft leaves the form as it was before. */}
      <Fragment key={opened.count}>{children(draft)}</Fragment>
    </>
  )
}

type DraftNoticeProps = {
  /** Where it is known. */
  readonly savedAt?: string
  onDiscard(): void
}

export function DraftNotice({ savedAt, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('drafts')
  return (
    <p className={styles.notice} role="status">
      <span>
        {t('restored')}{' '}
        {savedAt && (
          <>
            {t('lastChange')} <FormattedTime at={savedAt} format="dateTime" />
          </>
        )}
      </span>
      <Button isCompact onClick={onDiscard}>
        {t('discard')}
      </Button>
    </p>
  )
}
