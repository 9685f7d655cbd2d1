import type { ImportView } from '#contract/rate-imports.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { CellRow } from './cell-rows.ts'
import { wordsOf } from './import-words.ts'
import { useLeaveOut } from './send-sheet.ts'

type LeaveOutProps = {
  readonly view: Pick<ImportView, 'importId' | 'edit'>
  readonly row: Pick<CellRow, 'row' | 'isLeftOut'>
}

/** Leaves a row out of the import, or takes it back. */
export function LeaveOutButton({ view, row: { row, isLeftOut } }: LeaveOutProps) {
  const words = wordsOf(view)
  const { t } = useTranslation('ratesAdmin')
  const { send, isSending } = useLeaveOut()
  return (
    <Button
      variant="quiet"
      isCompact
      isPending={isSending}
      aria-label={t(`${words}.${isLeftOut ? 'takeBackRow' : 'leaveOutRow'}`, { row })}
      onClick={() => void send({ importId: view.importId, rows: [row], isLeftOut: !isLeftOut })}
    >
      {t(`${words}.${isLeftOut ? 'takeBack' : 'leaveOut'}`)}
    </Button>
  )
}
