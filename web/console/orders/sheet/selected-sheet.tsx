import { orderSheetLimits } from '#domain/orders/sheet/order-sheet.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

/** A sheet with what these orders have, to be edited and read again. */
export function SelectedSheet({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTranslation('orderSheet')
  const { isFetching, download } = useDownload()
  const query = { numbers: numbers.slice(0, orderSheetLimits.filledOrders).join(',') }
  const save = () =>
    download(
      () => readBlob('GET /api/console/orders/sheet/template', { query }, { hidesOfflineToast: true }),
      t('filledName'),
    )
  return (
    <Button isCompact isPending={isFetching} onClick={() => void save()}>
      {t('filled')}
    </Button>
  )
}
