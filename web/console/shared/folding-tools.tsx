import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './list.module.css'

type FoldingToolsProps = {
  /** Whether the list shares the page with an open record. */
  readonly isBeside: boolean
  /** How many filters are set. */
  readonly set: number
  readonly children: ReactNode
}

/** The filters and actions of a list; beside an open record they stand behind a button and leave the rows their room. */
export function FoldingTools({ isBeside, set, children }: FoldingToolsProps) {
  const { t } = useTranslation('console')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!isBeside) return children
  const label = t('list.filters')
  return (
    <>
      <Button isCompact aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {set > 0 ? `${label} (${set})` : label}
      </Button>
      {isOpen && (
        <div id={id} className={styles.unfolded}>
          {children}
        </div>
      )}
    </>
  )
}
