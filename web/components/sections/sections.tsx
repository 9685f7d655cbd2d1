import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FoldHeading } from '#web/ui/fold-heading.tsx'
import { TitleAbove } from '#web/ui/panel.tsx'
import { TabList } from '#web/ui/tabs.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { SectionShown } from './section-shown.ts'
import styles from './sections.module.css'
import { useNamedSection } from './use-named-section.ts'

export type Section = {
  /** In the URL, behind the #. */
  readonly id: string
  readonly title: string
  /** Beside the title: how many are new or open. */
  readonly count?: number | undefined
  /** On a phone, under the title of the folded section. */
  readonly summary?: ReactNode
  readonly content: ReactNode
}

type SectionsProps = {
  /** Names the tabs for screen readers. */
  readonly label: string
  readonly sections: readonly Section[]
  /** The one that is open at first. */
  readonly first: string
  /** Whether the first one is open on a phone as well, because the reader has to decide on it. */
  readonly opensFirst?: boolean
}

/**
 * A long page in parts: tabs, and on a phone folded sections. The part is in the URL. All parts stay on the page, so
 * that nothing typed is lost and the whole is printed.
 */
export function Sections({ label, sections, first, opensFirst = false }: SectionsProps) {
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 639px)')
  // What is decided while the page is open does not take the reader to another part.
  const [start] = useState(first)
  const { named, chosen, select } = useNamedSection(sections.map((section) => section.id))
  const folds = useFolds(named, opensFirst ? start : undefined)
  const known = sections.some((section) => section.id === start) ? start : sections[0]?.id
  const selected = named ?? known ?? ''
  const toggle = (section: string) => select(folds.toggle(section) ? section : undefined)
  const isShown = (section: string) => (isPhone ? folds.opened.has(section) : section === selected)
  const tabId = (section: string) => `${id}-${section}`
  return (
    <div className={styles.sections} ref={useScrollTo(named, chosen)}>
      {!isPhone && (
        <TabList
          label={label}
          tabs={sections.map((section) => ({
            id: section.id,
            label: section.title,
            ...(section.count && { count: section.count }),
          }))}
          selected={selected}
          onSelect={select}
          idOf={tabId}
          panelOf={(section) => section}
        />
      )}
      {sections.map((section) => (
        <div key={section.id} className={styles.section} data-folds={isPhone || undefined}>
          {isPhone && (
            <FoldHeading
              title={section.title}
              count={section.count}
              summary={section.summary}
              isOpen={isShown(section.id)}
              controls={section.id}
              onPress={() => toggle(section.id)}
            />
          )}
          <div
            id={section.id}
            className={styles.content}
            hidden={!isShown(section.id)}
            {...(!isPhone && { role: 'tabpanel', 'aria-labelledby': tabId(section.id) })}
          >
            <TitleAbove value={section.title}>
              <SectionShown value={isShown(section.id)}>{section.content}</SectionShown>
            </TitleAbove>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Which folded sections are open; one that the URL names is opened. */
function useFolds(named: string | undefined, first: string | undefined) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(first === undefined ? [] : [first]))
  const [seen, setSeen] = useState<string>()
  if (named !== seen) {
    setSeen(named)
    if (named !== undefined && !opened.has(named)) setOpened(new Set([...opened, named]))
  }
  return {
    opened,
    /** Whether it is open now. */
    toggle(section: string): boolean {
      const isOpen = !opened.has(section)
      setOpened(new Set(isOpen ? [...opened, section] : [...opened].filter((one) => one !== section)))
      return isOpen
    },
  }
}

/** A link to a section brings it into view; a press on its tab leaves the page where it is. */
function useScrollTo(named: string | undefined, chosen: { readonly current: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (named === undefined || named === chosen.current) return
    ref.current?.querySelector(`#${named}`)?.parentElement?.scrollIntoView?.()
  }, [named, chosen])
  return ref
}
