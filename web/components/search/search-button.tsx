import { type ComponentType, Suspense, useCallback, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './search.module.css'
import { useSearchKey } from './use-search-key.ts'

type SearchButtonProps = {
  readonly label: string
  /** The key that opens the search too, as it is shown. */
  readonly keyName: string
  /** Loads at the first use. */
  readonly dialog: ComponentType<{ onClose(): void }>
}

/** The button of the search over everything; Ctrl-K opens it too. */
export function SearchButton({ label, keyName, dialog: SearchDialog }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useSearchKey(open)
  return (
    <>
      <Button variant="quiet" isCompact icon="search" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <span className={styles.label}>{label}</span> <kbd className={styles.key}>{keyName}</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
