import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './list.module.css'

type FoldingToolsProps = {
  /** Where the list has little room: beside an open record, or on a phone. */
  readonly isFolded: boolean
  readonly label?: string
  /** How many filters are set. */
  readonly set: number
  readonly children: ReactNode
}

/** The filters and actions of a list; folded, they stand behind a button and leave the rows their room. */
export function FoldingTools({ isFolded, label: ownLabel, set, children }: FoldingToolsProps) {
  const { t } = useTranslation('console')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (!isFolded) return children
  const label = ownLabel ?? t('list.filters')
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
