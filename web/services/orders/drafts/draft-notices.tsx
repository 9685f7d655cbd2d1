import styles from '#web/components/drafts/drafts.module.css'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import own from './drafts.module.css'
import type { DraftState } from './order-draft.ts'

type DraftNoticeProps = {
  readonly text: string
  readonly savedAt: string | null
  onDiscard(): void
}

/** What the form was filled in with. */
export function DraftNotice({ text, savedAt, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('drafts')
  return (
    <p className={styles.notice} role="status">
      <span>
        {text}{' '}
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

type DraftStatusProps = {
  readonly state: DraftState | undefined
  /** Takes the version of the other tab or device. */
  onLoad(): void
  /** Keeps what is typed here. */
  onReplace(): void
}

/** Where what was typed is now. */
export function DraftStatus({ state, onLoad, onReplace }: DraftStatusProps) {
  const { t } = useTranslation('orderDrafts')
  if (state?.kind === 'overtaken')
    return (
      <div className={`${styles.notice} ${own.overtaken}`} role="alert">
        <span>{t('refusals:draft-changed')}</span>
        <span className={own.choices}>
          <Button isCompact onClick={onLoad}>
            {t('drafts.load')}
          </Button>
          <Button isCompact onClick={onReplace}>
            {t('drafts.replace')}
          </Button>
        </span>
      </div>
    )
  return (
    <p className={own.status} role="status">
      {state?.kind === 'saving' && t('drafts.saving')}
      {state?.kind === 'kept' && t('drafts.kept')}
      {state?.kind === 'saved' && (
        <>
          {t('drafts.saved')} <FormattedTime at={state.at} format="dateTime" />
        </>
      )}
    </p>
  )
}
