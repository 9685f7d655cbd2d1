import type { Refusal } from '#domain/values/refusal.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useRecomputeEdit } from './send-sheet.ts'

type RecomputeProps = {
  readonly importId: string
  /** Names the rates that have changed since the preview. */
  readonly refusal: Refusal
  onDone(): void
}

/** Rates were changed after the preview: the same edit is applied to the rates as they are now. */
export function Recompute({ importId, refusal, onDone }: RecomputeProps) {
  const { t } = useTranslation('ratesAdmin')
  const refusalText = useRefusalText()
  const { send, isSending, refusal: failed } = useRecomputeEdit()
  const recompute = async () => {
    const result = await send(importId)
    if (!result.ok) return
    showToast('info', t('bulk.recomputed'))
    onDone()
  }
  return (
    <div className={page.row}>
      <span className={page.refusal} role="alert">
        {refusalText(failed ?? refusal)}
      </span>
      <Button isCompact variant="primary" isPending={isSending} onClick={() => void recompute()}>
        {t('bulk.recompute')}
      </Button>
    </div>
  )
}
