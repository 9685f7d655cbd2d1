import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { moveFocus } from './move-focus.ts'
import styles from './tabs.module.css'

export type Tab = {
  readonly id: string
  readonly label: string
  readonly count?: number | string
}

export type TabsProps = {
  /** Names the list of tabs for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  onSelect(id: string): void
  /** What the selected tab shows. */
  readonly children: ReactNode
}

/** Parts of one page, one at a time (WAI-ARIA APG, tabs with automatic activation). */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const idOf = (tab: string) => `${id}-${tab}`
  return (
    <div>
      <TabList
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={onSelect}
        idOf={idOf}
        panelOf={() => `${id}-panel`}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(selected)}>
        {children}
      </div>
    </div>
  )
}

export type TabListProps = Omit<TabsProps, 'children'> & {
  idOf(tab: string): string
  /** The id of the panel that a tab shows. */
  panelOf(tab: string): string
}

/** The tabs alone, for a page that keeps a panel for each. */
export function TabList({ label, tabs, selected, onSelect, idOf, panelOf }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tab = moveFocus(event, '[role="tab"]')
    if (tab?.dataset.id !== undefined) onSelect(tab.dataset.id)
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={styles.tab}
          id={idOf(tab.id)}
          data-id={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={panelOf(tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <TabText tab={tab} />
        </button>
      ))}
    </div>
  )
}

function TabText({ tab: { label, count } }: { tab: Tab }) {
  return (
    <>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
}

export type TabLinkAttributes = {
  readonly className: string
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

export type TabLinksProps<Item extends Tab> = {
  readonly label: string
  readonly tabs: readonly Item[]
  readonly selected: string
  /** Draws the link of a tab, so that the router of the page is used; the attributes belong on the link. */
  link(tab: Item, attributes: TabLinkAttributes): ReactNode
}

/** Links between sibling pages: a navigation that looks like tabs. */
export function TabLinks<Item extends Tab>({ label, tabs, selected, link }: TabLinksProps<Item>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            {link(tab, {
              className: styles.tab ?? '',
              'aria-current': tab.id === selected ? 'page' : undefined,
              children: <TabText tab={tab} />,
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
