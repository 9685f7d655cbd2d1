import { useMemo } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'

/** The words of the table and its tools. */
export function useTableLabels() {
  const { t } = useTranslation('console')
  return useMemo(
    () => ({
      table: {
        loading: t('common:loading'),
        selectAll: t('table.selectAll'),
        selectRow: (name: string) => t('table.selectRow', { name }),
        firstPage: t('table.firstPage'),
        nextPage: t('table.nextPage'),
      },
      settings: {
        title: t('table.columns'),
        columns: t('table.shownColumns'),
        moveUp: (header: string) => t('table.moveUp', { header }),
        moveDown: (header: string) => t('table.moveDown', { header }),
        density: t('table.density'),
        densities: { normal: t('table.normal'), dense: t('table.dense') },
        reset: t('table.reset'),
      },
      views: {
        title: t('table.views'),
        name: t('table.viewName'),
        save: t('table.saveView'),
        remove: (name: string) => t('table.removeView', { name }),
        notSaved: t('table.viewNotSaved'),
      },
    }),
    [t],
  )
}
