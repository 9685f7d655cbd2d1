import { lazy, Suspense, useCallback, useState } from 'react'
import { useSearchKey } from '#web/components/search/use-search-key.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './search.module.css'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** The button of the search over everything; Ctrl-K opens it too. */
export function SearchEverything() {
  const { t } = useTranslation('console')
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useSearchKey(open)
  return (
    <>
      <Button variant="quiet" isCompact icon="search" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <span className={styles.label}>{t('searchAll.open')}</span>{' '}
        <kbd className={styles.key}>{t('searchAll.key')}</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
