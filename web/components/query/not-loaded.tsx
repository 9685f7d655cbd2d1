import { useIsOnline } from '#web/client/use-is-online.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In place of a part of the page whose code did not arrive. */
export function NotLoaded({ retry }: { retry(): void }) {
  const { t } = useTranslation('common')
  const isOnline = useIsOnline()
  return (
    <EmptyState
      state="error"
      title={isOnline ? t('refusals:unreachable') : t('offline')}
      text={!isOnline && t('offlineText')}
      action={
        <Button isCompact onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
