import { useTranslation } from '#web/language/use-translation.ts'
import type { TableLabels } from '#web/ui/table/table-labels.ts'
import type { TableSettingsLabels } from '#web/ui/table/table-settings.tsx'
import type { TableViewsLabels } from '#web/ui/table/table-views.tsx'

/** The texts of every table. */
export function useTableLabels(): TableLabels & {
  readonly settings: TableSettingsLabels
  readonly views: TableViewsLabels
} {
  const { t } = useTranslation('common')
  return {
    loading: t('loading'),
    selectAll: t('table.selectAll'),
    selectRow: (name) => t('table.selectRow', { name }),
    firstPage: t('table.firstPage'),
    nextPage: t('table.nextPage'),
    settings: {
      title: t('table.settings'),
      columns: t('table.columns'),
      moveUp: (column) => t('table.moveUp', { column }),
      moveDown: (column) => t('table.moveDown', { column }),
      density: t('table.density'),
      densities: { normal: t('table.densities.normal'), dense: t('table.densities.dense') },
      singleKeys: t('table.singleKeys'),
      reset: t('table.reset'),
    },
    views: {
      title: t('table.views'),
      name: t('table.viewName'),
      save: t('table.saveView'),
      remove: (name) => t('table.removeView', { name }),
      notSaved: t('table.viewNotSaved'),
    },
  }
}
