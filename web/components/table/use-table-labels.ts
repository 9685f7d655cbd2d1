import { useMemo } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import type { TableLabels } from '#web/ui/table/table-labels.ts'
import type { TableSettingsLabels } from '#web/ui/table/table-settings.tsx'
import type { TableViewsLabels } from '#web/ui/table/table-views.tsx'

type Words = {
  readonly table: TableLabels
  readonly settings: TableSettingsLabels
  readonly views: TableViewsLabels
}

/** The texts of every table. */
export function useTableLabels(): Words {
  const { t } = useTranslation('table')
  return useMemo(
    () => ({
      table: {
        loading: t('common:loading'),
        selectAll: t('selectAll'),
        selectRow: (name) => t('selectRow', { name }),
        firstPage: t('firstPage'),
        previousPage: t('previousPage'),
        nextPage: t('nextPage'),
      },
      settings: {
        title: t('settings'),
        columns: t('columnsShown'),
        moveUp: (column) => t('moveUp', { column }),
        moveDown: (column) => t('moveDown', { column }),
        density: t('density'),
        densities: { normal: t('densities.normal'), dense: t('densities.dense') },
        singleKeys: { label: t('singleKeys'), help: t('singleKeysHelp') },
        reset: t('reset'),
      },
      views: {
        title: t('views'),
        name: t('viewName'),
        save: t('saveView'),
        remove: (name) => t('removeView', { name }),
        opened: (name) => t('viewOpened', { name }),
        removeShort: t('deleteView'),
        changed: (name) => t('viewChanged', { name }),
        isTaken: (name) => t('viewIsTaken', { name }),
        replace: t('replaceView'),
        keep: t('keepView'),
        notSaved: t('viewNotSaved'),
      },
    }),
    [t],
  )
}
