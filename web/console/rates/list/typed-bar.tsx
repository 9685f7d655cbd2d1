import { useNavigate } from 'react-router'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { usePreviewEdit } from '#web/console/imports/send-sheet.ts'
import page from '#web/console/shared/page.module.css'
import { importPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './rate-sheet.module.css'
import { countTyped, type TypedPrices } from './typed-prices.ts'

type TypedBarProps = { readonly kind: ImportedKind; readonly typed: TypedPrices; onDiscard(): void }

/** How many prices were typed; their preview is the one of an edit of several rates. */
export function TypedBar({ kind, typed, onDiscard }: TypedBarProps) {
  const { t } = useTranslation('ratesAdmin')
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = usePreviewEdit()
  const count = countTyped(typed)
  if (count === 0) return null
  const preview = async () => {
    const rates = Object.entries(typed).map(([rateId, prices]) => ({ rateId, prices }))
    const result = await send({ kind, rates: { of: 'typed', rates }, change: {} })
    if (!result.ok) return
    // The preview has them now.
    onDiscard()
    void navigate(importPath(result.value.importId))
  }
  return (
    <section className={styles.typedBar} aria-label={t('sheet.changes')}>
      <strong role="status">{t('sheet.typed', { count })}</strong>
      <Button isCompact variant="primary" isPending={isSending} onClick={() => void preview()}>
        {t('bulk.preview')}
      </Button>
      <Button isCompact variant="quiet" onClick={onDiscard}>
        {t('sheet.discard')}
      </Button>
      <span className={page.refusal} role="alert">
        {refusalText(refusal)}
      </span>
    </section>
  )
}
