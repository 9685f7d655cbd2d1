import { locales } from '#domain/language/locales.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import styles from '#web/components/drafts/drafts.module.css'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useControlLabel } from '#web/services/orders/use-control-label.ts'
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

/** Of a path in what is sent. */
const beforeControl = /^(?:more\.\d+\.)?values\.(?:fields|groups)\./

type DraftStatusProps = {
  readonly state: DraftState | undefined
  /** Takes the version of the other tab or device. */
  onLoad(): void
  /** Keeps what is typed here. */
  onReplace(): void
  onCompare(): void
}

/** What the server does not save, by its label, or why it saves nothing. */
function RefusedDraft({ refusal: { refusal, params, fields } }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('orderDrafts')
  const labelOf = useControlLabel()
  const list = new Intl.ListFormat(locales[useLanguage()])
  const labels = Object.keys(fields ?? {}).map((path) => labelOf(path.replace(beforeControl, '')))
  return fields
    ? t('drafts.refused', { fields: list.format(new Set(labels)) })
    : `${t(`refusals:${refusal}`, params)} ${t('drafts.onlyHere')}`
}

/** Where what was typed is now. */
export function DraftStatus({ state, onLoad, onReplace, onCompare }: DraftStatusProps) {
  const { t } = useTranslation('orderDrafts')
  if (state?.kind === 'overtaken')
    return (
      <div className={`${styles.notice} ${own.overtaken}`} role="alert">
        <span>{t('refusals:draft-changed')}</span>
        <span className={own.choices}>
          <Button isCompact onClick={onCompare}>
            {t('drafts.compare')}
          </Button>
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
      {state?.kind === 'refused' && <RefusedDraft refusal={state.refusal} />}
      {state?.kind === 'saved' && (
        <>
          {t('drafts.saved')} <FormattedTime at={state.at} format="dateTime" />
        </>
      )}
    </p>
  )
}
