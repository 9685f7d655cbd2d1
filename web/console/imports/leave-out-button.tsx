import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { CellRow } from './cell-rows.ts'
import { useLeaveOut } from './send-sheet.ts'

type LeaveOutProps = { readonly importId: string; readonly row: Pick<CellRow, 'row' | 'isLeftOut'> }

/** Leaves a row out of the import, or takes it back. */
export function LeaveOutButton({ importId, row: { row, isLeftOut } }: LeaveOutProps) {
  const { t } = useTranslation('ratesAdmin')
  const { send, isSending } = useLeaveOut()
  return (
    <Button
      variant="quiet"
      isCompact
      isPending={isSending}
      aria-label={t(isLeftOut ? 'preview.takeBackRow' : 'preview.leaveOutRow', { row })}
      onClick={() => void send({ importId, rows: [row], isLeftOut: !isLeftOut })}
    >
      {t(isLeftOut ? 'preview.takeBack' : 'preview.leaveOut')}
    </Button>
  )
}
